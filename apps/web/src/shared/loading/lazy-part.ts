import { type ComponentType, lazy } from "react";
import { loadTexts } from "../i18n/i18n.ts";
import { loadPart } from "./chunk-reload.ts";

/** Component that loads its code and the texts it shows when it is rendered for the first time. */
export const lazyPart = <P extends object>(load: () => Promise<ComponentType<P>>, texts: Parameters<typeof loadTexts>[0]) =>
  lazy(async () => {
    const [part] = await Promise.all([loadPart(load), loadPart(() => loadTexts(texts))]);
    return { default: part };
  });
