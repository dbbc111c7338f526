import { useState } from "react";
import { emailFault } from "../../../shared/email-fault.ts";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { useInvite } from "../people-changes.ts";
import { typedEmails } from "./typed-emails.ts";

type Draft = { readonly emails: string; readonly profileId: number | null };
/** Result of one invitation, with the server's message. */
export type Outcome = { readonly email: string; readonly ok: boolean; readonly says: string };
type Faults = { readonly emails?: "emailRequired" | "emailInvalid"; readonly profileId?: "profileRequired" };
const nothing: Draft = { emails: "", profileId: null };

/** Addresses with non-ASCII letters are sent to the server, because its refusal explains them. */
const isWrong = (email: string): boolean => /^[\x20-\x7e]*$/.test(email) && emailFault(email) !== undefined;
const emailsFault = (typed: readonly string[]): Faults["emails"] => {
  if (typed.length === 0) return "emailRequired";
  return typed.some(isWrong) ? "emailInvalid" : undefined;
};
const faultsOf = ({ emails, profileId }: Draft): Faults => {
  const fault = emailsFault(typedEmails(emails));
  return { ...(fault && { emails: fault }), ...(profileId === null && { profileId: "profileRequired" as const }) };
};

/** State of the invite dialog. Refused addresses stay in the draft, also if the user closes the dialog. */
export const useInvitations = (companyId: number) => {
  const messageOf = useMessageOf();
  const { mutateAsync } = useInvite();
  const [draft, setDraft] = useState(nothing);
  const [faults, setFaults] = useState<Faults>({});
  const [outcomes, setOutcomes] = useState<readonly Outcome[]>([]);
  const [busy, setBusy] = useState(false);

  const inviteOne = async (email: string, profileId: number): Promise<Outcome> => {
    try {
      return { email, ok: true, says: (await mutateAsync({ companyId, profileId, email })).message };
    } catch (error) {
      return { email, ok: false, says: messageOf(error) };
    }
  };
  const inviteAll = async (profileId: number): Promise<readonly Outcome[]> => {
    const done: Outcome[] = [];
    for (const email of typedEmails(draft.emails)) {
      done.push(await inviteOne(email, profileId));
      setOutcomes([...done]);
    }
    setDraft({ ...draft, emails: done.flatMap(({ ok, email }) => (ok ? [] : [email])).join("\n") });
    return done;
  };

  return {
    draft,
    faults,
    outcomes,
    busy,
    change: (next: Partial<Draft>) => {
      setDraft({ ...draft, ...next });
      setFaults({});
    },
    /** Returns the result of each address, or an empty list if the draft has faults. */
    send: async (): Promise<readonly Outcome[]> => {
      const found = faultsOf(draft);
      setFaults(found);
      if (busy || draft.profileId === null || Object.keys(found).length > 0) return [];
      setBusy(true);
      return inviteAll(draft.profileId).finally(() => setBusy(false));
    },
    discard: () => {
      setDraft(nothing);
      setFaults({});
      setOutcomes([]);
    },
  };
};
export type Invitations = ReturnType<typeof useInvitations>;
