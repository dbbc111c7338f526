import type { Scope } from "../../../platform/access/scope.ts";
import { languageOf } from "../../../platform/exports/ask-for-export.ts";
import type { OfferPlace } from "../../../platform/exports/offer-file.ts";
import type { Handler } from "../../../platform/http/handler.ts";
import { offerSheet } from "../../../platform/imports/offer-sheet.ts";
import { projectForGate } from "../project-for-gate.ts";
import type { GateProjectRow } from "../store/gate-projects.ts";
import { linkedOn } from "../store/linked-today.ts";
import { answersToday, type TodayPlace } from "./answers-today.ts";
import { todayWords } from "./today-words.ts";
import type { TodayWords } from "./words/words.ts";

const BATCH_WORKERS = 500;
type Place = TodayPlace & { readonly files: OfferPlace };
type Input = { readonly project: GateProjectRow; readonly words: TodayWords };

/** Rows in batches, while the file is written. */
async function* rowsOf(scope: Scope, place: TodayPlace, { project, words }: Input) {
  const filter = { contractorId: project.contractorId, projectId: project.id, today: scope.today };
  for (let offset = 0; ; offset += BATCH_WORKERS) {
    const workers = await linkedOn(scope.tx, filter, { offset, atMost: BATCH_WORKERS });
    for (const { name, companyName, role, mayEnter, health, reasons } of await answersToday(scope, place, { project, workers })) {
      const shown = reasons.map(({ kind, note }) => (note === null ? words.reasons[kind] : `${words.reasons[kind]}: ${note}`));
      yield [name, companyName, role, words.answer[mayEnter ? "yes" : "no"], health === null ? "" : words.health[health], shown.join("; ")];
    }
    if (workers.length < BATCH_WORKERS) return;
  }
}

/** The list of today as a spreadsheet, in the language of the account. */
export const downloadToday =
  (place: Place): Handler<"POST /gate/projects/{projectId}/workers/spreadsheet"> =>
  async (scope, { params: { projectId } }) => {
    const found = await projectForGate(scope, projectId);
    if (!found.ok) return found;
    const words = todayWords[await languageOf(scope.tx, scope.account.id)];
    const { name, companyName, role, answer, health, reasons } = words.columns;
    const columns = [
      { heading: name, width: 36 },
      { heading: companyName, width: 30 },
      { heading: role, width: 24 },
      { heading: answer, width: 14 },
      { heading: health, width: 12 },
      { heading: reasons, width: 60 },
    ].map((column) => ({ ...column, kind: "text" as const }));
    const content = { name: words.sheet, columns, rows: rowsOf(scope, place, { project: found.value, words }) };
    return offerSheet(scope, place.files, { name: `${words.file}-${scope.today}`, format: "xlsx", content });
  };
