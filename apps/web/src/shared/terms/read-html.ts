/** Allowlist of the elements in the terms; all other markup of the server is dropped. */
const allowed = ["p", "h2", "h3", "ul", "ol", "li", "strong", "em"] as const;
export type AllowedTag = (typeof allowed)[number];
export type Part = string | { readonly tag: AllowedTag; readonly parts: readonly Part[] };

/** The part of a DOM node that the parser reads. */
export type HtmlNode = {
  readonly nodeType: number;
  readonly nodeName: string;
  readonly textContent: string | null;
  readonly childNodes: Iterable<HtmlNode>;
};
const ELEMENT = 1;
const TEXT = 3;
const silent = ["SCRIPT", "STYLE", "TEMPLATE", "IFRAME", "OBJECT", "SVG", "MATH"];

const tagOf = (node: HtmlNode): AllowedTag | undefined => allowed.find((tag) => tag === node.nodeName.toLowerCase());

const partsIn = (nodes: Iterable<HtmlNode>): readonly Part[] => [...nodes].flatMap(partsOf);

/** Unknown elements are replaced by their text without attributes; comments, scripts and similar nodes are dropped. */
const partsOf = (node: HtmlNode): readonly Part[] => {
  if (node.nodeType === TEXT) return [node.textContent ?? ""];
  if (node.nodeType !== ELEMENT || silent.includes(node.nodeName.toUpperCase())) return [];
  const tag = tagOf(node);
  const parts = partsIn(node.childNodes);
  return tag ? [{ tag, parts }] : parts;
};

export const readHtml = (body: HtmlNode): readonly Part[] => partsIn(body.childNodes);
