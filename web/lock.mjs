// Pins the packages anew. A lock must work with any registry, so it names no address at all: npm leaves
// out those of the packages (.npmrc), this leaves out those where their authors ask for support.
import { execFileSync } from "node:child_process";
import { readFileSync, writeFileSync } from "node:fs";

const LOCK = "package-lock.json";
execFileSync(process.execPath, [process.env.npm_execpath, "install", "--package-lock-only"], { stdio: "inherit" });
const lock = JSON.parse(readFileSync(LOCK, "utf8"));
for (const entry of Object.values(lock.packages)) delete entry.funding;
const text = `${JSON.stringify(lock, null, 2)}\n`;
if (text.includes("://")) throw new Error(`${LOCK} names an address`);
writeFileSync(LOCK, text);
