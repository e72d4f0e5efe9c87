import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vitest/config";

// The server that `manoir serve` starts; the development page hands its requests on to it.
const server = process.env["MANOIR_SERVER"] ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte()],
  // The tests take the parts of Svelte that run in a page, not those that run on a server.
  ...(process.env["VITEST"] ? { resolve: { conditions: ["browser"] } } : {}),
  server: {
    fs: { allow: [".."] },
    proxy: { "/api": server, "/ws": { target: server, ws: true } },
  },
  build: {
    outDir: "../manoir/server/page",
    emptyOutDir: true,
    target: "es2023",
    assetsInlineLimit: 0,
  },
  test: { environment: "happy-dom", isolate: false, include: ["tests/**/*.test.ts", "src/**/*.test.ts"] },
});
