import { expect, test } from "vitest";
import { type HtmlNode, readHtml } from "./read-html.ts";

const text = (words: string): HtmlNode => ({ nodeType: 3, nodeName: "#text", textContent: words, childNodes: [] });
const element = (nodeName: string, ...childNodes: readonly HtmlNode[]): HtmlNode => ({
  nodeType: 1,
  nodeName,
  textContent: null,
  childNodes,
});

test("readHtml preserves headings, paragraphs, lists and emphasis in order [R-111]", () => {
  const body = element("BODY", element("H2", text("1. Uso")), element("UL", element("LI", element("STRONG", text("Sim")), text("!"))));
  expect(readHtml(body)).toEqual([
    { tag: "h2", parts: ["1. Uso"] },
    { tag: "ul", parts: [{ tag: "li", parts: [{ tag: "strong", parts: ["Sim"] }, "!"] }] },
  ]);
});

test("readHtml reduces unsafe elements to their text or drops them", () => {
  const hostile = element(
    "BODY",
    element("SCRIPT", text("alert(1)")),
    element("A", text("aqui")),
    element("IFRAME", text("quadro")),
    element("svg", text("desenho")),
    { nodeType: 8, nodeName: "#comment", textContent: "nada", childNodes: [] },
  );
  expect(readHtml(hostile)).toEqual(["aqui"]);
});
