import { join } from "node:path";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { chunks, nameOf } from "./build/chunks.ts";
import { compressed } from "./build/compressed.ts";
import { pages } from "./build/first-pages.ts";
import { pdfParts } from "./build/pdf-parts.ts";

const nothing = join(import.meta.dirname, "build/nothing.ts");

export default defineConfig(({ command }) => ({
  root: import.meta.dirname,
  plugins: [react(), pages, pdfParts, compressed(join(import.meta.dirname, "dist"))],
  // React has brought this since 18: what libraries carry for older ones stays at home.
  resolve: {
    alias: {
      "use-sync-external-store/shim/with-selector": "use-sync-external-store/with-selector",
      "use-sync-external-store/shim": "react",
      // The decoder of HEIC asks for these on a server alone, yet names them everywhere.
      fs: nothing,
      path: nothing,
      crypto: nothing,
    },
  },
  css: command === "build" ? { modules: { generateScopedName: "[hash:base64:5]" } } : {},
  server: {
    host: "127.0.0.1",
    port: Number(process.env.WEB_PORT ?? 5173),
    proxy: { "/api": `http://127.0.0.1:${process.env.PORT ?? 3000}` },
  },
  // What takes a picture apart is fetched for that kind of picture alone.
  worker: { format: "es" },
  build: {
    target: "es2024",
    modulePreload: { polyfill: false },
    assetsInlineLimit: 0,
    manifest: true,
    rolldownOptions: { output: { chunkFileNames: nameOf, codeSplitting: { groups: chunks } } },
  },
}));
