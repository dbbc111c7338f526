import { describe, expect, test } from "vitest";
import type { Demands } from "./activity.ts";
import { byCompetence, type CompetenceFacts, competenceCures, competenceOf, type Lapse, refusedFor } from "./competence.ts";

const SPAN = { startsAt: "2026-03-10 07:00", overAt: "2026-03-13 00:00" };
const demands: Demands = {
  declarations: [{ name: "Trabalho em altura", anyOf: [1] }],
  documents: [
    { typeId: 335, name: "Certificado NR-35", norm: "NR-35" },
    { typeId: 371, name: "Liberação para altura", norm: null },
  ],
};
type Standing = NonNullable<CompetenceFacts["standing"]>[number];
const reason = (over: Partial<Standing>): Standing => ({ hindrance: "away", since: null, until: null, note: null, ...over });
type Options = { readonly standing?: readonly Standing[] | undefined; readonly declared?: readonly number[]; readonly lapse?: Lapse };
const answer = ({ declared = [1], lapse = null, ...rest }: Options = {}) =>
  competenceOf(SPAN, demands, {
    standing: "standing" in rest ? rest.standing : [],
    declared: new Set(declared),
    lapseOf: (typeId) => (typeId === 335 ? lapse : null),
  });

describe("competence", () => {
  test("lasts the whole span without a reason", () => {
    expect(answer()).toEqual({ mayWork: true, until: null, lines: [] });
  });

  test("counts a certificate to the last minute of the span", () => {
    expect(answer({ lapse: "2026-03-13" }).mayWork).toBe(true);
    expect(answer({ lapse: "2026-03-12" })).toEqual({
      mayWork: false,
      until: "2026-03-12 00:00",
      lines: [{ reason: "training", since: "2026-03-12", until: null, note: "Certificado NR-35", norm: "NR-35" }],
    });
    expect(answer({ lapse: "2026-03-10" }).until).toBeNull();
  });

  test("is missing without a certificate, and names the document of the activity", () => {
    expect(answer({ lapse: "now" })).toMatchObject({ mayWork: false, until: null, lines: [{ reason: "training", since: null }] });
    const lacking = competenceOf(SPAN, demands, {
      standing: [],
      declared: new Set([1]),
      lapseOf: (typeId) => (typeId === 371 ? "now" : null),
    });
    expect(lacking.lines).toMatchObject([{ reason: "activity_document", note: "Liberação para altura", norm: null }]);
  });

  test("is missing if the activity is not declared for the worker", () => {
    expect(answer({ declared: [2] }).lines).toMatchObject([{ reason: "activity_not_declared", note: "Trabalho em altura" }]);
  });

  test("needs eligibility in the project on every day of the span", () => {
    const away = (since: string | null, until: string | null) => answer({ standing: [reason({ since, until })] });
    expect(away("2026-03-13", null).mayWork).toBe(true);
    expect(away(null, "2026-03-09").mayWork).toBe(true);
    expect(away("2026-03-12", null)).toMatchObject({ mayWork: false, until: "2026-03-12 00:00", lines: [{ reason: "away" }] });
    expect(away("2026-03-01", "2026-03-10")).toMatchObject({ mayWork: false, until: null });
    expect(answer({ standing: undefined }).lines).toMatchObject([{ reason: "not_linked" }]);
  });

  test("names for every reason who resolves it", () => {
    expect(competenceCures.activity_not_declared).toMatchObject({ remedy: "activities", side: "provider" });
    expect(competenceCures.training).toEqual(competenceCures.documents);
    expect(competenceCures.not_linked).toMatchObject({ remedy: "links" });
  });

  test("orders workers: whole span, then the longest part of it", () => {
    const [whole, long, short, none] = [
      answer(),
      answer({ lapse: "2026-03-12" }),
      answer({ lapse: "2026-03-11" }),
      answer({ lapse: "now" }),
    ];
    expect([none, short, whole, long].toSorted(byCompetence)).toEqual([whole, long, short, none]);
    expect([byCompetence(whole, none), byCompetence(none, whole)]).toEqual([-1, 1]);
    expect([byCompetence(none, long), byCompetence(long, none), byCompetence(none, none)].map(Math.sign)).toEqual([1, -1, 0]);
  });
});

describe("refusal of a worker", () => {
  test.each([
    ["not_linked", { standing: undefined }],
    ["not_linked", { standing: [reason({ hindrance: "link_to_come", until: "2026-03-12" })] }],
    ["dismissed", { standing: [reason({ hindrance: "dismissed", since: "2026-03-11" })] }],
    ["restricted", { standing: [reason({ hindrance: "restricted", since: "2026-03-12", note: "Acidente" })] }],
    [null, { standing: [reason({ hindrance: "link_to_come", until: "2026-03-11" })] }],
    [null, { standing: [reason({ hindrance: "link_to_come" })] }],
    [null, { lapse: "now" }],
  ] as const)("is %s for its reasons", (refused, options) => {
    expect(refusedFor(answer(options), SPAN)).toBe(refused);
  });
});
