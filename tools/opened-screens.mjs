// All screens of the web build, from the router's tables, so that a new screen is included automatically.
import { join, posix } from "node:path";
import { pathToFileURL } from "node:url";
import { laterPartsOf } from "./built-files.mjs";
import { root } from "./install.mjs";

const read = (file) => import(pathToFileURL(join(root, file)).href);
const [{ lazyScreens }, { layouts }, { texts }, { webPaths }, { firstPages }] = await Promise.all([
  read("apps/web/src/pages/lazy-screens.ts"),
  read("apps/web/src/pages/router/layouts.ts"),
  read("apps/web/src/texts.ts"),
  read("packages/contract/src/web-paths.ts"),
  read("apps/web/build/first-pages.ts"),
]);

/** Module path of a loader, from its source text. */
const moduleOf = (load, folder) => {
  const [, written] = /import\("([^"]+)"\)/.exec(String(load)) ?? [];
  if (written === undefined) throw new Error(`This loader does not say what it fetches: ${load}`);
  return posix.join(folder, written);
};
const layoutOf = (layout) => moduleOf(layouts[layout].load, "src/pages/router");
/** Texts in the default language; the frame includes those of the first pages. */
const wordsOf = (namespaces) =>
  namespaces.filter((namespace) => namespace in texts).map((namespace) => moduleOf(texts[namespace]["pt-BR"], "src"));

/** The program and the texts that every visit loads. */
const frame = ["index.html", "src/first-words/before/pt-br.ts"];
const inside = "src/first-words/inside/pt-br.ts";
const around = (layout) => [...frame, layoutOf(layout), ...(layouts[layout].texts.includes("shell") ? [inside] : [])];

/** Everything that a first page loads. */
export const firstParts = (page) => ["index.html", ...firstPages[page]];

const screenOf = ([path, { load, texts: namespaces }]) => {
  const { layout } = webPaths[path];
  return { name: path, around: around(layout), module: moduleOf(load, "src/pages"), words: wordsOf(namespaces) };
};

/** The sections of the account page, which are separate screens. Their texts come with them. */
const accountPage = moduleOf(lazyScreens["/minha-conta"].load, "src/pages");
const sections = () =>
  laterPartsOf(accountPage).map((module) => ({
    name: `/minha-conta, ${posix.basename(module, ".tsx")}`,
    around: [...around("default"), accountPage],
    module,
    words: [],
  }));

/** Paths with the same module and layout count as one screen. */
const once = (screens) => {
  const kept = new Map();
  for (const screen of screens) {
    const key = [screen.module, ...screen.around].join(" ");
    const others = kept.get(key)?.others;
    kept.set(key, others === undefined ? { ...screen, others: 0 } : { ...kept.get(key), others: others + 1 });
  }
  return [...kept.values()];
};
export const openedScreens = () => once([...Object.entries(lazyScreens).map(screenOf), ...sections()]);
