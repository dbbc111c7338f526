import { SheetFailure } from "../sheet-failure.ts";

/** Receives the elements of a document. Names have no namespace prefix. `attributes` is the source text between name and `>`. */
export type XmlHandler = {
  readonly open: (name: string, attributes: string) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
};

/** Longest markup or text between two tags. The text of a cell has at most 32,767 characters, each of at most 8 as an entity. */
const PENDING_MAX_CHARS = 524_288;
const CDATA = "<![CDATA[";
const entities: Readonly<Record<string, string>> = { amp: "&", lt: "<", gt: ">", quot: '"', apos: "'" };
const ENTITY = /&(#x[0-9a-f]{1,6}|#\d{1,7}|[a-z]+);/gi;
const UNICODE_MAX = 0x10ffff;

const broken = (cause: string) => new SheetFailure("import.file_broken", { cause });

const character = (code: number): string => (code <= UNICODE_MAX ? String.fromCodePoint(code) : "");
const entity = (whole: string, name: string): string => {
  if (/^#x/i.test(name)) return character(Number.parseInt(name.slice(2), 16));
  return name.startsWith("#") ? character(Number(name.slice(1))) : (entities[name] ?? whole);
};
const decodeEntities = (text: string): string => (text.includes("&") ? text.replace(ENTITY, entity) : text);

/** Position after `mark`, or -1 while it has not arrived. */
const after = (input: string, mark: string, from: number): number => {
  const at = input.indexOf(mark, from);
  return at < 0 ? -1 : at + mark.length;
};

/** Position after the tag. An attribute may contain `>` between quotes. */
const endOfTag = (input: string, begin: number): number => {
  for (let at = begin + 1; at < input.length; at += 1) {
    const sign = input[at];
    if (sign === ">") return at + 1;
    if (sign !== '"' && sign !== "'") continue;
    at = input.indexOf(sign, at + 1);
    if (at < 0) return -1;
  }
  return -1;
};

const endOfMarkup = (input: string, begin: number): number => {
  const sign = input[begin + 1];
  if (sign === "?") return after(input, "?>", begin);
  if (sign !== "!") return endOfTag(input, begin);
  if (input.length < begin + CDATA.length) return -1;
  if (input.startsWith("<!--", begin)) return after(input, "-->", begin + 4);
  if (input.startsWith(CDATA, begin)) return after(input, "]]>", begin);
  throw broken("a document type is not accepted"); // it could define entities that expand without end
};

const NAME_END = /[\s/]/;
const withoutPrefix = (name: string): string => name.slice(name.indexOf(":") + 1);

/** Reports a tag and returns the change of depth. */
const handleTag = (tag: string, { open, close }: XmlHandler): number => {
  if (tag.startsWith("/")) {
    close?.(withoutPrefix(tag.slice(1).trimEnd()));
    return -1;
  }
  const end = tag.search(NAME_END);
  const name = withoutPrefix(end < 0 ? tag : tag.slice(0, end));
  open(name, end < 0 ? "" : tag.slice(end));
  if (!tag.endsWith("/")) return 1;
  close?.(name);
  return 0;
};

/** Incremental parser of the XML of spreadsheets. Text and markup that is incomplete waits for the next chunk. */
export const xmlParser = (handler: XmlHandler) => {
  let pending = "";
  let depth = 0;
  const handleMarkup = (markup: string): void => {
    if (markup.startsWith(CDATA)) handler.text?.(markup.slice(CDATA.length, -3));
    else if (markup[1] !== "!" && markup[1] !== "?") depth += handleTag(markup.slice(1, -1), handler);
  };
  return {
    feed: (chunk: string): void => {
      const input = pending + chunk;
      let at = 0;
      for (let begin = input.indexOf("<"); begin >= 0; begin = input.indexOf("<", at)) {
        const end = endOfMarkup(input, begin);
        if (end < 0) break;
        if (begin > at) handler.text?.(decodeEntities(input.slice(at, begin)));
        handleMarkup(input.slice(begin, end));
        at = end;
      }
      pending = input.slice(at);
      if (pending.length > PENDING_MAX_CHARS) throw new SheetFailure("import.file_too_large");
    },
    finish: (): void => {
      if (depth !== 0 || pending.trim() !== "") throw broken("the document ends inside an element");
    },
  };
};

const ATTRIBUTE = /([^\s=]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g;

/** Attributes by their name without prefix. */
export const attributesOf = (source: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    source.matchAll(ATTRIBUTE).map(([, name = "", double, single = ""]) => [withoutPrefix(name), decodeEntities(double ?? single)]),
  );

/** One attribute without a prefix, for elements that occur millions of times. */
export const attributeOf = (source: string, name: string): string => {
  const mark = ` ${name}="`;
  const at = source.indexOf(mark);
  if (at >= 0) return source.slice(at + mark.length, source.indexOf('"', at + mark.length));
  return source.includes("'") ? (attributesOf(source)[name] ?? "") : "";
};
