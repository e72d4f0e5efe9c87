/** Who I am in this house: a guest with a nickname. */

import { api } from "./net/api";

export const guest = $state({ name: "", named: false });

export async function greet(): Promise<void> {
  Object.assign(guest, await api.me());
}

export async function rename(name: string): Promise<void> {
  Object.assign(guest, await api.rename(name));
}
