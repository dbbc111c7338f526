import type { RefusalReason } from "@emdia/contract/catalogue/vocabulary.ts";
import { expect, test } from "vitest";
import { platformCatalogue } from "../../catalogue/platform-catalogue.ts";
import { correctionsOf, printedSample } from "../../test/files/printed-sample.ts";
import { sheetsOf } from "./draw.ts";
import { drawable, type Flaw, withFlaw } from "./flaws.ts";
import type { Printed } from "./printed.ts";
import { othersThan } from "./printed-of.ts";
import { day, longDay, monthOf } from "./wording.ts";

const marksOf = (printed: Printed) => sheetsOf(printed).flatMap(({ marks }) => marks);
const wordsOf = (printed: Printed): string =>
  marksOf(printed)
    .flatMap((mark) => (mark.kind === "text" ? [mark.text] : []))
    .join(" ")
    .replace(/\s+/g, " ");
const inkOf = (printed: Printed): number => marksOf(printed).filter(({ kind, ink }) => kind === "path" && ink === "blue").length;
const countOf = (words: string, value: string): number => words.split(value).length - 1;

/** A correct document, the flawed one, and the text of both. */
type Pair = { readonly right: Printed; readonly wrong: Printed; readonly flaw: Flaw; readonly was: string; readonly is: string };
type Tells = (pair: Pair) => boolean;

const says =
  (value: (printed: Printed) => string | undefined): Tells =>
  ({ right, wrong, was, is }) => {
    const [before, after] = [value(right), value(wrong)];
    return (
      before !== undefined && after !== undefined && before !== after && is.includes(after) && countOf(is, before) < countOf(was, before)
    );
  };
const remarked: Tells = ({ flaw, was, is }) => is.includes(flaw.gap) && !was.includes(flaw.gap);
const ticked = (words: string): string | undefined => /\[X\] \S+/.exec(words)?.[0];
const hours = (words: string): readonly string[] => words.match(/\d+ h(oras)?\b/g) ?? [];
const amounts = (words: string): ReadonlySet<string> => new Set(words.match(/[\d.]+,\d\d\b/g));
const dates = (words: string): ReadonlySet<string> => new Set(words.match(/\d\d\/\d\d\/\d{4}/g));

const lacks: { readonly [L in NonNullable<Printed["lacking"]>]: Tells } = {
  document: ({ right: { worker }, was, is }) => countOf(is, worker?.document ?? "") < countOf(was, worker?.document ?? ""),
  date: ({ was, is }) =>
    (is.match(/\d\d\/\d\d\/\d{4}|\d+ de \w+ de \d{4}/g) ?? []).length < (was.match(/\d\d\/\d\d\/\d{4}|\d+ de \w+ de \d{4}/g) ?? []).length,
  month: ({ right: { month }, was, is }) => countOf(is, monthOf(month ?? "")) < countOf(was, monthOf(month ?? "")),
  register: ({ was, is }) =>
    (is.match(/(CRM|CREA|MTE|ART|CRC)\S* ?\d/g) ?? []).length < (was.match(/(CRM|CREA|MTE|ART|CRC)\S* ?\d/g) ?? []).length,
};

/** How each kind of fault is visible. Faded ink is visible in the bytes only. */
const seen: { readonly [R in RefusalReason]: Tells } = {
  wrong_document: ({ right, wrong, was, is }) => {
    const says = (words: string, { kind }: Printed) => words.toLowerCase().includes(kind.title.toLowerCase());
    return (says(is, wrong) && (!says(was, wrong) || !says(is, right))) || ticked(is) !== ticked(was);
  },
  wrong_person: says(({ worker }) => worker?.name),
  wrong_company: says(({ supplier }) => supplier.cnpj),
  wrong_period: says(({ month }) => (month === null ? undefined : monthOf(month))),
  wrong_place: ({ right, wrong, was, is }) =>
    (is.includes(wrong.project.name) && !is.includes(right.project.name)) ||
    (is.includes(wrong.elsewhere?.state ?? "?") && !was.includes(wrong.elsewhere?.city ?? "?")),
  expired: (pair) => {
    const { wrong, was, is } = pair;
    if (!wrong.kind.expires) return remarked(pair);
    const tellsEnd = was.includes(day(pair.right.expiryDate ?? ""));
    const { issueDate, expiryDate } = wrong;
    return tellsEnd ? is.includes(day(expiryDate ?? "?")) : is.includes(day(issueDate)) || is.includes(longDay(issueDate));
  },
  unsigned: ({ right, wrong }) => inkOf(right) > 0 && inkOf(wrong) === 0,
  illegible: () => true,
  incomplete: (pair) => remarked(pair) && pair.is.includes("Página 1 de ") && !pair.is.includes("Página 1 de 1"),
  missing_data: (pair) => lacks[pair.flaw.lacking ?? "date"](pair),
  amount_differs: ({ was, is }) => [...amounts(is)].some((amount) => !amounts(was).has(amount)),
  unpaid: remarked,
  unregistered: remarked,
  unqualified: remarked,
  unfit: remarked,
  insufficient: ({ was, is }) => hours(is).join() !== hours(was).join(),
  late: ({ was, is }) => [...dates(is)].some((date) => !dates(was).has(date)),
  inconsistent: ({ was, is }) => /auxiliar administrativo/i.test(is) && !/auxiliar administrativo/i.test(was),
};

test("every fault of every document type is visible in its drawing", () => {
  const unseen = platformCatalogue.documentTypes.flatMap((type) => {
    const right = printedSample(type);
    const was = wordsOf(right);
    return drawable(right, correctionsOf(type)).flatMap((flaw) => {
      const wrong = withFlaw(right, flaw, othersThan(right));
      return seen[flaw.reason]({ right, wrong, flaw, was, is: wordsOf(wrong) }) ? [] : [`${type.code} ${flaw.reason}: ${flaw.gap}`];
    });
  });
  expect(unseen).toEqual([]);
});
