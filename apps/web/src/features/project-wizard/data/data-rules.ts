import { PROJECT_YEAR_MAX, PROJECT_YEAR_MIN } from "@emdia/contract/limits.ts";
import type { ProjectData } from "@emdia/contract/projects/wizard.ts";
import type { FaultKey, StepRules } from "../step-rules.ts";

const TEXT_MAX_LENGTH = { name: 255, contract: 255, scope: 255, description: 5_000 } as const;

/** Step 1 as typed; an empty field is an empty string. */
export type DataDraft = { readonly [F in keyof ProjectData]-?: string };
type Text = keyof typeof TEXT_MAX_LENGTH;

const texts: readonly Text[] = ["name", "contract", "scope", "description"];
const orNothing = (text: string) => (text.trim() === "" ? null : text.trim());

const days = ["startDate", "endDate"] as const;
const isUnlikely = (day: string) => {
  const year = Number(day.split("-")[0]);
  return day !== "" && (year < PROJECT_YEAR_MIN || year > PROJECT_YEAR_MAX);
};

const faultsOf = (draft: DataDraft): readonly (readonly [string, FaultKey])[] => {
  const { name, startDate, endDate } = draft;
  return [
    ...(name.trim() === "" ? [["name", "required"] as const] : []),
    ...texts.filter((text) => draft[text].trim().length > TEXT_MAX_LENGTH[text]).map((text) => [text, "tooLong"] as const),
    ...days.filter((day) => isUnlikely(draft[day])).map((day) => [day, "yearUnlikely"] as const),
    ...(startDate !== "" && endDate !== "" && endDate < startDate ? [["endDate", "datesReversed"] as const] : []),
  ];
};

export const dataRules = {
  step: 1,
  read: (project) => ({
    name: project?.name ?? "",
    contract: project?.contract ?? "",
    scope: project?.scope ?? "",
    description: project?.description ?? "",
    startDate: project?.startDate ?? "",
    endDate: project?.endDate ?? "",
    contactAccountId: project?.contactAccountId ? String(project.contactAccountId) : "",
  }),
  faults: (draft) => new Map(faultsOf(draft)),
  write: ({ name, contract, scope, description, startDate, endDate, contactAccountId }) => ({
    step: 1,
    name: name.trim(),
    contract: orNothing(contract),
    scope: orNothing(scope),
    description: orNothing(description),
    startDate: orNothing(startDate),
    endDate: orNothing(endDate),
    ...(contactAccountId !== "" && { contactAccountId: Number(contactAccountId) }),
  }),
  tell: (group, draft) => draft[group] || "—",
} as const satisfies StepRules<DataDraft>;
