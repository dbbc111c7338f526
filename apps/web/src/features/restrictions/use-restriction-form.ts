import type { Restriction } from "@emdia/contract/workers/restriction-routes.ts";
import { type SubmitEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { newKey } from "../../shared/api/new-key.ts";
import { createRepeatKeys } from "../../shared/api/repeat-keys.ts";
import { today } from "../../shared/format/today.ts";
import { notify } from "../../shared/notices/notify.ts";
import { changeOf, type DraftFaults, draftOf, emptyDraft, faultsIn, type RestrictionDraft, startOf } from "./restriction-draft.ts";
import { useChangeRestriction, useStartRestriction } from "./restrictions-queries.ts";

type Asked = { readonly companyId: number; readonly restriction: Restriction | null; readonly onDone: () => void };

/** What is typed about somebody, and what happens to it: a refusal leaves all of it where it is. */
export const useRestrictionForm = ({ companyId, restriction, onDone }: Asked) => {
  const { t } = useTranslation("restrictions");
  const [draft, setDraft] = useState(() => (restriction ? draftOf(restriction) : emptyDraft(today())));
  const [faults, setFaults] = useState<DraftFaults>({});
  const [keys] = useState(() => createRepeatKeys(newKey));
  const form = useRef<HTMLFormElement>(null);
  const start = useStartRestriction();
  const change = useChangeRestriction();

  const type = (typed: Partial<RestrictionDraft>) => {
    setDraft((known) => ({ ...known, ...typed }));
    setFaults((known) => Object.fromEntries(Object.entries(known).filter(([field]) => !Object.hasOwn(typed, field))));
  };
  const send = async () => {
    if (restriction) {
      const { id, version } = restriction;
      await change.mutateAsync({ companyId, id, body: changeOf(draft, version) });
      notify.success(t("change.done", { name: draft.name }));
    } else {
      await start.mutateAsync({ companyId, body: startOf(draft), keys });
      notify.success(t("start.done", { name: draft.name }));
    }
    onDone();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    const found = faultsIn(draft, restriction === null);
    const [first] = Object.keys(found);
    setFaults(found);
    if (first) form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
    else void send().catch(() => undefined);
  };
  return { draft, faults, form, type, submit, busy: start.isPending || change.isPending, error: start.error ?? change.error };
};
export type RestrictionForm = ReturnType<typeof useRestrictionForm>;
