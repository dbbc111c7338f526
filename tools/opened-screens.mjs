// Every screen of the web as the build knows it. Read from the tables that the router itself reads, so that a new screen is here without being named.
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

/** A loader says in its own text which module it fetches, as seen from the folder it is written in. */
const moduleOf = (load, folder) => {
  const [, written] = /import\("([^"]+)"\)/.exec(String(load)) ?? [];
  if (written === undefined) throw new Error(`This loader does not say what it fetches: ${load}`);
  return posix.join(folder, written);
};
const layoutOf = (layout) => moduleOf(layouts[layout].load, "src/pages/router");
/** In the default language; those of the first pages come with the frame. */
const wordsOf = (namespaces) =>
  namespaces.filter((namespace) => namespace in texts).map((namespace) => moduleOf(texts[namespace]["pt-BR"], "src"));

/** The program and the words that every visit begins with. */
const frame = ["index.html", "src/first-words/before/pt-br.ts"];
const inside = "src/first-words/inside/pt-br.ts";
const around = (layout) => [...frame, layoutOf(layout), ...(layouts[layout].texts.includes("shell") ? [inside] : [])];

/** Where people begin: everything that the address opens with. */
export const firstParts = (page) => ["index.html", ...firstPages[page]];

const screenOf = ([path, { load, texts: namespaces }]) => {
  const { layout } = webPaths[path];
  return { name: path, around: around(layout), module: moduleOf(load, "src/pages"), words: wordsOf(namespaces) };
};

/** The sections of the account are screens as well, each behind an address of its own; their words come with them. */
const accountPage = moduleOf(lazyScreens["/minha-conta"].load, "src/pages");
const sections = () =>
  laterPartsOf(accountPage).map((module) => ({
    name: `/minha-conta, ${posix.basename(module, ".tsx")}`,
    around: [...around("default"), accountPage],
    module,
    words: [],
  }));

/** Addresses that open the same module within the same layout are one screen. */
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
