import { createElement, type ReactNode, useMemo } from "react";
import { type Part, readHtml } from "./read-html.ts";
import classes from "./terms-text.module.css";

const shown = (parts: readonly Part[]): readonly ReactNode[] =>
  parts.map((part) => (typeof part === "string" ? part : createElement(part.tag, {}, ...shown(part.parts))));

/** Renders the terms from the allowed elements. `DOMParser` never runs scripts. */
export const TermsText = ({ html, lang }: { readonly html: string; readonly lang: string }) => {
  const parts = useMemo(() => readHtml(new DOMParser().parseFromString(html, "text/html").body), [html]);
  return (
    <div className={classes.text} lang={lang}>
      {createElement("div", {}, ...shown(parts))}
    </div>
  );
};
