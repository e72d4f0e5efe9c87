/** The rulebook's own small markdown: chapters, paragraphs with ids, rulings, examples, tables. */

export type Block =
  | { is: "text" | "ruling" | "example"; text: string }
  | { is: "list"; items: string[] }
  | { is: "table"; head: string[]; rows: string[][] };

export interface Paragraph {
  id: string;
  title: string;
  blocks: Block[];
}

export interface Chapter {
  id: string;
  title: string;
  paragraphs: Paragraph[];
}

const cells = (line: string): string[] =>
  line.replace(/^\||\|$/g, "").split("|").map((cell) => cell.trim());

function block(lines: string[]): Block {
  const [first = ""] = lines;
  if (first.startsWith("|")) {
    const [head = [], , ...rows] = lines.map(cells);
    return { is: "table", head, rows };
  }
  if (first.startsWith("- ")) return { is: "list", items: lines.map((line) => line.slice(2)) };
  const text = lines.map((line) => line.replace(/^> ?/, "")).join(" ");
  if (first.startsWith(">")) return { is: "ruling", text };
  return { is: /^(Example|Exemple)\b/.test(text) ? "example" : "text", text };
}

export function parse(source: string): Chapter[] {
  const chapters: Chapter[] = [];
  for (const part of source.split(/\n\s*\n|\n(?=#{1,3} )|(?<=^#{1,3} .*)\n/m)) {
    const lines = part.trim().split("\n");
    const heading = /^(##+) (\d+(?:\.\d+)?) (.*)$/.exec(lines[0] ?? "");
    if (heading) {
      const [, marks = "", id = "", title = ""] = heading;
      if (marks === "##") chapters.push({ id, title, paragraphs: [] });
      else chapters.at(-1)?.paragraphs.push({ id, title, blocks: [] });
    } else if (lines[0] && !lines[0].startsWith("# ")) {
      chapters.at(-1)?.paragraphs.at(-1)?.blocks.push(block(lines));
    }
  }
  return chapters;
}

export type Span = { is: "plain" | "bold" | "italic"; text: string } | { is: "link"; text: string; id: string };

/** Words of a block: bold, italic, and references to other paragraphs such as (7.2). */
export function spans(text: string, known: ReadonlySet<string>): Span[] {
  const out: Span[] = [];
  for (const piece of text.split(/(\*\*[^*]+\*\*|\*[^*]+\*|\b\d+\.\d+\b)/)) {
    if (!piece) continue;
    if (piece.startsWith("**")) out.push({ is: "bold", text: piece.slice(2, -2) });
    else if (piece.startsWith("*") && piece.length > 2) out.push({ is: "italic", text: piece.slice(1, -1) });
    else if (known.has(piece)) out.push({ is: "link", text: piece, id: piece });
    else out.push({ is: "plain", text: piece });
  }
  return out;
}

const plain = (text: string): string =>
  text.normalize("NFD").replace(/\p{M}/gu, "").replace(/[’']/g, "'").toLowerCase();

function words(paragraph: Paragraph): string {
  const inside = paragraph.blocks.map((one) => {
    if (one.is === "table") return [one.head, ...one.rows].flat().join(" ");
    return one.is === "list" ? one.items.join(" ") : one.text;
  });
  return plain(`${paragraph.id} ${paragraph.title} ${inside.join(" ")}`);
}

/** Only the paragraphs that have every word looked for; accents and case do not matter. */
export function search(chapters: Chapter[], query: string): Chapter[] {
  const wanted = plain(query).split(/\s+/).filter(Boolean);
  if (!wanted.length) return chapters;
  return chapters
    .map((chapter) => ({
      ...chapter,
      paragraphs: chapter.paragraphs.filter((one) => wanted.every((word) => words(one).includes(word))),
    }))
    .filter((chapter) => chapter.paragraphs.length > 0);
}
