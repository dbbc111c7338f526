import type { Plugin, Rolldown } from "vite";

type Bundle = Rolldown.OutputBundle;
type Chunk = Rolldown.OutputChunk;

/** The start pages by path: layout, screen and texts in the default language. */
export const firstPages: { readonly [path: string]: readonly string[] } = {
  login: ["src/pages/layouts/login/login-layout.tsx", "src/pages/sign-in/sign-in-page.tsx", "src/first-words/before/pt-br.ts"],
  "plataforma/login": [
    "src/pages/layouts/unified-login/unified-login-layout.tsx",
    "src/pages/sign-in/sign-in-page.tsx",
    "src/first-words/before/pt-br.ts",
  ],
  projetos: [
    "src/pages/layouts/default/default-layout.tsx",
    "src/pages/projects/home-page.tsx",
    "src/first-words/before/pt-br.ts",
    "src/first-words/inside/pt-br.ts",
  ],
};

const chunksIn = (bundle: Bundle): readonly Chunk[] => Object.values(bundle).filter((output) => output.type === "chunk");

const chunkWith = (bundle: Bundle, module: string): Chunk => {
  const chunk = chunksIn(bundle).find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(`apps/web/${module}`)));
  if (!chunk) throw new Error(`The build holds no ${module}: name in build/first-pages.ts what the page is made of now.`);
  return chunk;
};

/** A chunk with all its static imports. */
const withImports = (bundle: Bundle, chunk: Chunk, seen = new Set<Chunk>()): ReadonlySet<Chunk> => {
  if (seen.has(chunk)) return seen;
  seen.add(chunk);
  for (const name of chunk.imports) {
    const imported = bundle[name];
    if (imported?.type === "chunk") withImports(bundle, imported, seen);
  }
  return seen;
};

type Hinted = { readonly scripts: readonly string[]; readonly styles: readonly string[] };

const hintedOn = (bundle: Bundle, modules: readonly string[]): Hinted => {
  const entry = chunksIn(bundle).find(({ isEntry }) => isEntry);
  const atOnce = entry ? withImports(bundle, entry) : new Set<Chunk>();
  const needed = new Set(modules.flatMap((module) => [...withImports(bundle, chunkWith(bundle, module))]));
  const chunks = [...needed].filter((chunk) => !atOnce.has(chunk));
  return {
    scripts: chunks.map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(chunks.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))].map((file) => `/${file}`),
  };
};

const LINK = /\s*<link rel="(?:stylesheet|modulepreload|preload)"[^>]*>/g;
const PROGRAM = /<script type="module" crossorigin src="([^"]+)"><\/script>/;

/**
 * Runs in the page: after the first frame it inserts the links of the template, and starts the program when the styles have loaded. A
 * hidden page has no frames, so it starts at once.
 */
const begin = `
      {
        let begun = document.hidden;
        const begin = async () => {
          begun = true;
          const { content } = document.getElementById("first");
          const styled = [...content.querySelectorAll("[rel=stylesheet]")].map(
            (sheet) => new Promise((done) => (sheet.onload = sheet.onerror = done)),
          );
          document.head.append(content);
          await Promise.all(styled);
          await import("$program");
        };
        const beginOnce = () => begun || begin();
        if (begun) begin();
        requestAnimationFrame(() => setTimeout(beginOnce));
        setTimeout(beginOnce, 300);
      }
    `;

/**
 * Adds preload links for every chunk of the screen, which the browser would otherwise discover only after the program has loaded. The links
 * are inserted after the first frame, so that they do not delay it on slow connections.
 */
const pageFor = (page: string, { scripts, styles }: Hinted): string => {
  const [tag, program = ""] = PROGRAM.exec(page) ?? [];
  if (tag === undefined) throw new Error("The page begins no program.");
  const links = [
    ...(page.match(LINK) ?? []).map((link) => link.trim()),
    ...[program, ...scripts].map((href) => `<link rel="modulepreload" crossorigin href="${href}">`),
    ...styles.map((href) => `<link rel="stylesheet" crossorigin href="${href}">`),
  ];
  const first = `<template id="first">\n${links.map((link) => `      ${link}\n`).join("")}    </template>`;
  const last = `    ${first}\n    <script>${begin.replace("$program", program)}</script>\n`;
  return page.replace(tag, "").replace(LINK, "").replace("</body>", `${last}  </body>`);
};

const fontIn = (bundle: Bundle): string => {
  const file = Object.keys(bundle).find((name) => /hanken-grotesk-latin-wght-normal.*\.woff2$/.test(name));
  if (file === undefined) throw new Error("The build holds no letter.");
  return `/${file}`;
};

/** Emits one HTML page per start path, and index.html for all other paths. */
export const pages: Plugin = {
  name: "emdia-pages",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_page, { bundle = {} }) => [
      { tag: "link", attrs: { rel: "preload", as: "font", type: "font/woff2", crossorigin: "", href: fontIn(bundle) }, injectTo: "head" },
    ],
  },
  generateBundle: {
    order: "post",
    handler(_options, bundle) {
      const index = bundle["index.html"];
      if (index?.type !== "asset") throw new Error("The build holds no index.html.");
      const page = String(index.source);
      for (const [path, modules] of Object.entries(firstPages))
        this.emitFile({ type: "asset", fileName: `pages/${path}.html`, source: pageFor(page, hintedOn(bundle, modules)) });
      index.source = pageFor(page, { scripts: [], styles: [] });
    },
  },
};
