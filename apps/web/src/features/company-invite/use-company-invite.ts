import { useNavigate, useSearch } from "@tanstack/react-router";
import i18next from "i18next";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { api } from "../../shared/api/api.ts";
import { useObservable } from "../../shared/create-observable.ts";
import { useAsyncAction } from "../../shared/doorway/use-async-action.ts";
import { resolveLanguage } from "../../shared/i18n/language.ts";
import { withRobotPass } from "../../shared/robot/robot-pass.ts";
import { couldNotBeSent } from "./after-sending.ts";
import { type CompanyFaults, companyFaults } from "./company-faults.ts";
import { companyDraft, type DraftField, emptyDraft } from "./draft.ts";
import { type EntranceName, entrances } from "./entrances.ts";
import { type InvitedSearch, invitedDraft } from "./invited-draft.ts";

/** Reads the recipient and the company from the invitation link. */
const useInvitation = () => {
  const search: InvitedSearch = useSearch({ strict: false });
  useEffect(() => companyDraft.write(invitedDraft(companyDraft.read(), search)), [search]);
};

const noFaults: CompanyFaults = {};

/** State of the company form: draft, faults and submit. */
export const useCompanyInvite = (entrance: EntranceName) => {
  useInvitation();
  const draft = useObservable(companyDraft);
  const [faults, setFaults] = useState(noFaults);
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();
  const { busy, refusal, run } = useAsyncAction();
  const { sent, failed } = entrances[entrance];

  const send = async () => {
    const body = { ...draft, email: draft.email.trim(), language: resolveLanguage(i18next.language) };
    try {
      await withRobotPass((robotPass) => api("POST /invites/company")({ body: { ...body, robotPass } }));
    } catch (failure) {
      if (!couldNotBeSent(failure)) throw failure;
      return navigate({ to: failed });
    }
    companyDraft.write(emptyDraft);
    await navigate({ to: sent, state: { email: body.email } });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const found = companyFaults(draft);
    setFaults(found);
    const first = Object.entries(found).find(([, fault]) => fault !== undefined)?.[0];
    if (first === undefined) void run(send);
    else form.current?.querySelector<HTMLElement>(`[name="${first}"]`)?.focus();
  };
  return {
    draft,
    faults,
    form,
    busy,
    refusal,
    onSubmit,
    change: (field: DraftField, value: string) => {
      companyDraft.write({ ...draft, [field]: value });
      setFaults((known) => ({ ...known, [field]: undefined }));
    },
    leave: (field: DraftField) => draft[field] !== "" && setFaults((known) => ({ ...known, [field]: companyFaults(draft)[field] })),
  };
};
export type CompanyInvite = ReturnType<typeof useCompanyInvite>;
