import { readdir, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";

/** The server sends what lies beside the file already packed: nobody's first visit waits for a compressor. */
const compressed: Plugin = {
  name: "emdia-compressed",
  apply: "build",
  async closeBundle() {
    const dist = join(import.meta.dirname, "dist");
    const files = (await readdir(dist, { recursive: true })).filter((file) => /\.(js|css|html|svg|txt)$/.test(file));
    await Promise.all(
      files.map(async (file) => {
        const bytes = await readFile(join(dist, file));
        const brotli = await promisify(brotliCompress)(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
        await writeFile(join(dist, `${file}.br`), brotli);
        await writeFile(join(dist, `${file}.gz`), await promisify(gzip)(bytes, { level: 9 }));
      }),
    );
  },
};

const called = (bundle: object, name: RegExp): string => {
  const file = Object.keys(bundle).find((one) => name.test(one));
  if (file === undefined) throw new Error(`The build holds no file called ${name}.`);
  return `/${file}`;
};
const hint = (attrs: Record<string, string>) => ({ tag: "link", attrs: { ...attrs, crossorigin: "" }, injectTo: "head" as const });

/** Without the hints the letter and the controls would be found only after what asks for them, a round trip later. */
const askedForFirst: Plugin = {
  name: "emdia-asked-for-first",
  apply: "build",
  transformIndexHtml: {
    order: "post",
    handler: (_html, { bundle = {} }) => [
      hint({ rel: "preload", as: "font", type: "font/woff2", href: called(bundle, /hanken-grotesk-latin-wght-normal.*\.woff2$/) }),
      hint({ rel: "modulepreload", href: called(bundle, /controls-[^/]*\.js$/) }),
    ],
  },
};

/** One larger file packs better than many small ones, and spares everybody the round trips between them. */
const chunks = [
  { name: "entry", tags: ["$initial" as const], test: (id: string) => !/index\.html|src\/main\.tsx/.test(id), priority: 2 },
  {
    name: "controls",
    test: new RegExp(
      [
        "/core/esm/components/(Input|InputBase|TextInput|ActionIcon|CloseButton|Alert|Button|UnstyledButton|Text|Stack|Anchor)/",
        "/web/src/shared/(api|errors)/(?!text|query)",
        "/web/src/shared/(email-fault|travelling-email|ui/refusal-note)|/contract/src/identity/email|/components/PasswordInput/",
        "/web/src/(shared/ui/page-title|pages/layouts/(preferences|language))",
        "/react-router/dist/esm/link|createReactComponent|use-mantine-color-scheme|use-uncontrolled|Icon(AlertCircle|Chevron(Left|Right))",
      ].join("|"),
    ),
    priority: 1,
  },
];

/** Few files are asked for by name. The entry lists all the others, and every visit pays for the list. */
const nameOf = ({ name }: { readonly name: string }) =>
  /^(entry|controls|default-layout|login-layout)/.test(name) ? "assets/[name]-[hash].js" : "assets/[hash].js";

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), askedForFirst, compressed],
  // React has brought this since 18: what libraries carry for older ones stays at home.
  resolve: {
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "use-sync-external-store/shim": "react",
    },
  },
  css: command === "build" ? { modules: { generateScopedName: "[hash:base64:5]" } } : {},
  server: {
    host: "127.0.0.1",
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
  build: {
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { chunkFileNames: nameOf, codeSplitting: { groups: chunks } } },
  },
}));
