import type { RiskSchedule } from "@emdia/contract/risk-schedule/schedule.ts";
import { useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState } from "react";
import { useTranslation } from "react-i18next";
import { conflictingFields, mergeDrafts } from "../../../shared/drafts/three-way-merge.ts";
import { currentMessageOf, useMessageOf } from "../../../shared/errors/message-of.ts";
import { nowToTheMinute } from "../../../shared/format/today.ts";
import { useDraftForm } from "../../../shared/forms/use-draft-form.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { scheduleQuery, useChangeSchedule, useCreateSchedule } from "../risk-schedule-queries.ts";
import { changeOf, draftOfSchedule, emptyDraft, inputOf, type ScheduleDraft, scheduleFaultsIn } from "./schedule-draft.ts";
import { fieldOfRefusal, isStale, refusedNames } from "./schedule-refusals.ts";

type Input = {
  readonly schedule: RiskSchedule | null;
  /** Fields that begin with other values than the saved ones. */
  readonly moved?: Partial<ScheduleDraft>;
  readonly onDone: (saved: RiskSchedule) => void;
};

/** The saved schedule with which the form began, or which it took over after a change by another user. */
const useBase = (schedule: RiskSchedule | null) => {
  const client = useQueryClient();
  const [base, setBase] = useState(schedule);
  const read = async (id: number): Promise<RiskSchedule> => client.fetchQuery({ ...scheduleQuery(id), staleTime: 0 });
  return { base, setBase, read };
};

/** Scrolls to the field of a refusal, which can be far above the button. */
const useShownRefusal = (error: unknown, form: RefObject<HTMLFormElement | null>): void => {
  useEffect(() => {
    if (fieldOfRefusal(error) === undefined) return;
    form.current?.querySelector('[aria-invalid="true"], [role="alert"]')?.scrollIntoView({ block: "center" });
  }, [error, form]);
};

/** State of the form of a schedule. A refusal shows at its field, and no typed value is lost. */
export const useScheduleForm = ({ schedule, moved, onDone }: Input) => {
  const { t } = useTranslation("riskScheduleForm");
  const messageOf = useMessageOf();
  const { base, setBase, read } = useBase(schedule);
  const create = useCreateSchedule();
  const change = useChangeSchedule();
  const mutation = base === null ? create : change;
  const send = async (draft: ScheduleDraft) => {
    const saved =
      base === null
        ? await create.mutateAsync(inputOf(draft))
        : await change.mutateAsync({ id: base.id, body: changeOf(draft, base.version) });
    notify.success(t(base === null ? "created" : "changed"));
    onDone(saved);
  };
  const form = useDraftForm({
    initial: () => ({ ...(schedule === null ? emptyDraft() : draftOfSchedule(schedule)), ...moved }),
    faultsIn: (draft: ScheduleDraft) => scheduleFaultsIn(draft, base === null ? nowToTheMinute() : ""),
    send,
  });
  useShownRefusal(mutation.error, form.form);
  const refused = fieldOfRefusal(mutation.error);
  const type = (typed: Partial<ScheduleDraft>) => {
    if (refused !== undefined && refused in typed) mutation.reset();
    form.type(typed);
  };
  const errorOf = (field: keyof ScheduleDraft): string | undefined => {
    const fault = form.faults[field];
    if (fault !== undefined) return t(`faults.${fault}`);
    if (refused !== field) return undefined;
    const names = refusedNames(mutation.error);
    return names.length === 0 ? messageOf(mutation.error) : `${messageOf(mutation.error)} ${names.join(", ")}.`;
  };
  /** Takes over a change of another user: untouched fields become the saved ones; of the others, the typed values stay or are dropped. */
  const takeOver = async (choice: "mine" | "theirs"): Promise<void> => {
    if (base === null) return;
    const current = await read(base.id);
    const versions = { base: draftOfSchedule(base), mine: form.draft, theirs: draftOfSchedule(current) };
    const choices = Object.fromEntries(conflictingFields(versions).map((field) => [field, choice]));
    setBase(current);
    form.type(choice === "mine" ? mergeDrafts(versions, choices) : versions.theirs);
    mutation.reset();
  };
  return {
    form: form.form,
    draft: form.draft,
    submit: form.submit,
    type,
    errorOf,
    base,
    busy: mutation.isPending,
    isStale: isStale(mutation.error),
    takeOver: (choice: "mine" | "theirs") => void takeOver(choice).catch((error) => notify.error(currentMessageOf(error))),
    /** Refusal of the whole form. */
    error: refused === undefined ? mutation.error : null,
  };
};
export type ScheduleForm = ReturnType<typeof useScheduleForm>;
