import { NativeSelect } from "@mantine/core";
import { useQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { contactsQuery } from "../wizard-queries.ts";

type Props = {
  readonly companyId: number | null;
  /** Null before the project exists: its creator is the contact. */
  readonly project: {
    readonly id: number;
    readonly contactAccountId?: number | null | undefined;
    readonly contactName: string | null;
  } | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
};

/** The person of the contractor whom events of the project are told. */
export const ContactField = ({ companyId, project, value, onChange }: Props) => {
  const { t } = useTranslation("projectWizard");
  const { data: people = [] } = useQuery({ ...contactsQuery(companyId ?? 0, project?.id), enabled: companyId !== null });
  const present = project?.contactAccountId && project.contactName ? [{ id: project.contactAccountId, name: project.contactName }] : [];
  const others = people.filter(({ id }) => id !== present[0]?.id);
  return (
    <NativeSelect
      label={t("fields.contactAccountId")}
      description={t("fields.contactSays")}
      data-field="contactAccountId"
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
      data={[
        ...(present.length === 0 ? [{ value: "", label: t("fields.contactCreator") }] : []),
        ...[...present, ...others].map(({ id, name }) => ({ value: String(id), label: name })),
      ]}
    />
  );
};
