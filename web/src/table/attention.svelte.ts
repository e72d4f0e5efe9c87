/** Calls the reader when it is their turn: in the title, and by a notification if they want it. */

import { untrack } from "svelte";
import type { Table } from "../protocol";
import { settings } from "../settings.svelte";
import { t } from "../speech/language.svelte";
import type { TableModel } from "./model.svelte";

export function attention(now: () => { model: TableModel; table: Table }): void {
  const mine = $derived.by(() => {
    const { model } = now();
    const actor = model.session.frame?.actor ?? null;
    return actor !== null && model.mine.includes(actor) && !model.answering;
  });

  $effect(() => {
    const name = now().model.words?.say("game-name") ?? "";
    document.title = mine ? t("title-your-turn", { game: name }) : t("title-table", { game: name });
    return () => {
      document.title = t("title");
    };
  });

  $effect(() => {
    if (!mine || !settings.notify || !document.hidden || Notification.permission !== "granted") return;
    // Who comes or goes is no reason to call again.
    const { model, table } = untrack(now);
    const note = new Notification(t("notify-title"), {
      body: t("notify-text", { game: model.words?.say("game-name") ?? "" }),
      tag: `manoir-${table.code}`,
    });
    note.onclick = () => window.focus();
    return () => note.close();
  });
}
