import lighthouse, { desktopConfig } from "lighthouse";
import { median } from "../measuring/statistics.ts";

const categories = ["performance", "accessibility", "best-practices", "seo"] as const;
type Category = (typeof categories)[number];
/** Lighthouse scores out of 100, and metrics: first and largest paint, layout shift and blocking time. */
export type Scores = { readonly [C in Category]: number } & {
  readonly layoutShift: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  readonly blockedMs: number;
};
export type Device = "mobile" | "desktop";
export type Visit = { readonly url: string; readonly device: Device; readonly port: number };

/** Lighthouse clears caches before each visit but not local storage, which contains the session. */
const visit = async ({ url, device, port }: Visit): Promise<Scores> => {
  const flags = { port, logLevel: "error" as const, onlyCategories: [...categories] };
  const result = await lighthouse(url, flags, device === "desktop" ? desktopConfig : undefined);
  if (!result) throw new Error(`Lighthouse said nothing about ${url}`);
  const { runtimeError, finalDisplayedUrl, categories: judged, audits } = result.lhr;
  if (runtimeError) throw new Error(`Lighthouse could not visit ${url}: ${runtimeError.message}`);
  if (finalDisplayedUrl !== url) throw new Error(`Lighthouse came to ${finalDisplayedUrl} instead of ${url}`);
  const score = (category: Category): number => Math.round((judged[category]?.score ?? 0) * 100);
  const value = (audit: string): number => audits[audit]?.numericValue ?? Number.NaN;
  return {
    performance: score("performance"),
    accessibility: score("accessibility"),
    "best-practices": score("best-practices"),
    seo: score("seo"),
    layoutShift: value("cumulative-layout-shift"),
    firstPaintMs: Math.round(value("first-contentful-paint")),
    largestPaintMs: Math.round(value("largest-contentful-paint")),
    blockedMs: Math.round(value("total-blocking-time")),
  };
};

/** The median over several visits, because single ones vary. */
export const medianScores = async (asked: Visit, visits: number): Promise<Scores> => {
  const all: Scores[] = [];
  for (let at = 0; at < visits; at += 1) all.push(await visit(asked));
  const middle = (key: keyof Scores) => median(all.map((scores) => scores[key]));
  return {
    performance: middle("performance"),
    accessibility: middle("accessibility"),
    "best-practices": middle("best-practices"),
    seo: middle("seo"),
    layoutShift: middle("layoutShift"),
    firstPaintMs: middle("firstPaintMs"),
    largestPaintMs: middle("largestPaintMs"),
    blockedMs: middle("blockedMs"),
  };
};
