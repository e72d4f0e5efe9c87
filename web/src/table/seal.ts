/** Fair dealing can be checked here, by the reader's own browser. */

const hex = (bytes: Uint8Array): string => [...bytes].map((byte) => byte.toString(16).padStart(2, "0")).join("");

function bytesOf(nonce: string, seed: string): Uint8Array<ArrayBuffer> {
  const random = (nonce.match(/../g) ?? []).map((pair) => Number.parseInt(pair, 16));
  const number = BigInt(seed).toString(16).padStart(16, "0").match(/../g) ?? [];
  return new Uint8Array([...random, ...number.map((pair) => Number.parseInt(pair, 16))]);
}

/** Whether the opening is what the commitment promised; null where the browser cannot compute it. */
export async function kept(commitment: string, opening: { nonce: string; seed: string }): Promise<boolean | null> {
  // Only pages from a secure address, or from this machine, may use the browser's hashes.
  if (!globalThis.crypto?.subtle) return null;
  const digest = await crypto.subtle.digest("SHA-256", bytesOf(opening.nonce, opening.seed));
  return hex(new Uint8Array(digest)) === commitment;
}
