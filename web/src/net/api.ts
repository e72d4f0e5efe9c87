/** The server over HTTP. */

import type { Game, House, Me, NewTable, Pace, Story, Table } from "../protocol";

/** Something the server refused, with a code that the page has words for. */
export class Refusal extends Error {
  readonly code: string;
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, code: string, text: string, field?: string) {
    super(text);
    this.status = status;
    this.code = code;
    this.field = field;
  }
}

export function csrfToken(cookies: string): string {
  return /(?:^|;\s*)csrftoken=([^;]*)/.exec(cookies)?.[1] ?? "";
}

async function refusal(response: Response): Promise<Refusal> {
  try {
    const { code, text, field } = await response.json();
    return new Refusal(response.status, String(code), String(text), field);
  } catch {
    return new Refusal(response.status, `status-${response.status}`, response.statusText);
  }
}

async function ask(method: string, path: string, body?: unknown): Promise<Response> {
  const headers: Record<string, string> = { Accept: "application/json" };
  if (method !== "GET") headers["X-CSRFToken"] = csrfToken(document.cookie);
  const init: RequestInit = { method, headers };
  if (body !== undefined) {
    headers["Content-Type"] = "application/json";
    init.body = JSON.stringify(body);
  }
  const response = await fetch(path, init).catch(() => {
    throw new Refusal(0, "offline", "The house does not answer.");
  });
  if (!response.ok) throw await refusal(response);
  return response;
}

async function json<T>(method: string, path: string, body?: unknown): Promise<T> {
  return (await (await ask(method, path, body)).json()) as T;
}

let known: Promise<Game[]> | undefined;

export const api = {
  me: () => json<Me>("GET", "/api/me"),
  rename: (name: string) => json<Me>("PUT", "/api/me", { name }),
  house: () => json<House>("GET", "/api/house"),
  /** Nothing of this changes while the server runs; a failed answer is asked again. */
  games: (): Promise<Game[]> => (known ??= json<Game[]>("GET", "/api/games").catch((error) => {
    known = undefined;
    throw error;
  })),
  game: async (key: string): Promise<Game> => {
    const found = (await api.games()).find((game) => game.key === key);
    if (!found) throw new Refusal(404, "no-game", key);
    return found;
  },
  open: (table: NewTable) => json<Table>("POST", "/api/tables", table),
  table: (code: string) => json<Table>("GET", `/api/tables/${code}`),
  start: (code: string) => json<Table>("POST", `/api/tables/${code}/start`),
  sit: (code: string, seat: number) => json<Table>("PUT", `/api/tables/${code}/seats/${seat}`, { kind: "me" }),
  giveToBot: (code: string, seat: number, level: number) =>
    json<Table>("PUT", `/api/tables/${code}/seats/${seat}`, { kind: "bot", level }),
  free: (code: string, seat: number) => json<Table>("PUT", `/api/tables/${code}/seats/${seat}`, { kind: "open" }),
  leave: (code: string, seat: number) => json<Table>("DELETE", `/api/tables/${code}/seats/${seat}`),
  pace: (code: string, pace: Pace) => json<Table>("PUT", `/api/tables/${code}/pace`, { pace }),
  rematch: (code: string) => json<Table>("POST", `/api/tables/${code}/rematch`),
  story: (code: string, match: number, seat: number | "all") =>
    json<Story>("GET", `/api/tables/${code}/matches/${match}/story?seat=${seat}`),
  replayFile: (code: string, match: number) => `/api/tables/${code}/matches/${match}/replay`,
  lesson: (game: string, scene: number) => json<Table>("POST", `/api/lessons/${game}/${scene}`),
};
