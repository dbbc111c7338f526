import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { type SubmitEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { notify } from "../../../shared/notices/notify.ts";
import { AskFrame } from "../../../shared/ui/dialogs/ask-frame.tsx";
import { FormButtons } from "../../../shared/ui/dialogs/form-buttons.tsx";
import { QueryStatePanel } from "../../../shared/ui/panels/query-state-panel.tsx";
import { RefusalNote } from "../../../shared/ui/refusal-note.tsx";
import { useGiveProjectProfile } from "../detail-changes.ts";
import { profilesToGiveQuery } from "../detail-queries.ts";

/** A user of the project, and the supplier link that identifies the project in the request (CD-150). */
export type LinkedPerson = { readonly person: ProjectPerson; readonly linkId: number };
type FormProps = { readonly given: LinkedPerson; readonly projectId: number; readonly onClose: () => void };

const Form = ({ given: { person, linkId }, projectId, onClose }: FormProps) => {
  const { t } = useTranslation(["projectDetail", "shared"]);
  const messageOf = useMessageOf();
  const profiles = useQuery(profilesToGiveQuery(person.companyId));
  const [chosen, choose] = useState(String(person.profile.id));
  const { mutateAsync, isPending, error } = useGiveProjectProfile(projectId);
  const give = async () => {
    await mutateAsync({ person, linkId, profileId: Number(chosen) });
    notify.success(t("shared:saved"));
    onClose();
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (chosen === String(person.profile.id)) return onClose();
    // `error` shows the refusal.
    if (!isPending) void give().catch(() => undefined);
  };
  return (
    <form noValidate onSubmit={submit}>
      <p>{t("people.profileSays", { name: person.displayName, company: person.companyName })}</p>
      <QueryStatePanel query={profiles}>
        {(found) => (
          <NativeSelect
            label={t("inviting.profile")}
            data-autofocus
            value={chosen}
            onChange={({ currentTarget }) => choose(currentTarget.value)}
            data={found.map(({ id, name, canAssign }) => ({
              value: String(id),
              label: name,
              disabled: !canAssign && id !== person.profile.id,
            }))}
          />
        )}
      </QueryStatePanel>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <FormButtons goBack={t("cancel")} onBack={onClose} submit={t("people.profileGive")} busy={isPending} />
    </form>
  );
};

type Props = {
  readonly projectId: number;
  readonly subject: LinkedPerson | null;
  readonly opened: boolean;
  readonly onClose: () => void;
  readonly focusInstead: () => void;
};

/** Changes the access profile of a user. The profile applies to the whole company, and the dialog says so. */
export const ProfileDialog = ({ projectId, subject, opened, onClose, focusInstead }: Props) => {
  const { t } = useTranslation("projectDetail");
  return (
    <AskFrame opened={opened} onClose={onClose} title={t("people.profileTitle")} focusInstead={focusInstead}>
      {subject && <Form key={subject.person.accountCompanyId} given={subject} projectId={projectId} onClose={onClose} />}
    </AskFrame>
  );
};
