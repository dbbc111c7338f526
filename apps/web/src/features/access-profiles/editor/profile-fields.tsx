import type { RelationType } from "@emdia/contract/access/profile-routes.ts";
import { PROFILE_DESCRIPTION_MAX_LENGTH, PROFILE_NAME_MAX_LENGTH } from "@emdia/contract/limits.ts";
import { Group, Radio, Textarea, TextInput } from "@mantine/core";
import { useTranslation } from "react-i18next";
import type { DraftFault } from "./profile-draft.ts";
import classes from "./profile-editor.module.css";
import type { ProfileDraft } from "./use-profile-draft.ts";

const useFaultText = () => {
  const { t } = useTranslation("accessProfiles");
  const texts: { readonly [F in DraftFault]: () => string } = {
    nameRequired: () => t("editor.nameRequired"),
    nameTooLong: () => t("editor.nameTooLong", { max: PROFILE_NAME_MAX_LENGTH }),
    nameTaken: () => t("editor.nameTaken"),
    descriptionTooLong: () => t("editor.descriptionTooLong", { max: PROFILE_DESCRIPTION_MAX_LENGTH }),
    relationRequired: () => t("editor.relationRequired"),
  };
  return (fault: DraftFault | undefined): string | null => (fault ? texts[fault]() : null);
};

type Props = { readonly profile: ProfileDraft; readonly relations: readonly RelationType[]; readonly readOnly: boolean };

/** Name, description and relation of a profile. */
export const ProfileFields = ({ profile, relations, readOnly }: Props) => {
  const { t } = useTranslation("accessProfiles");
  const faultText = useFaultText();
  const { draft, faults, rename, describe, relate } = profile;
  return (
    <div className={classes.fields}>
      <TextInput
        label={t("editor.name")}
        required
        readOnly={readOnly}
        variant={readOnly ? "filled" : "default"}
        autoComplete="off"
        value={draft.name}
        error={faultText(faults.get("name"))}
        onChange={({ currentTarget }) => rename(currentTarget.value)}
      />
      <Textarea
        label={t("editor.description")}
        description={t("editor.descriptionHint")}
        readOnly={readOnly}
        variant={readOnly ? "filled" : "default"}
        autosize
        minRows={2}
        maxRows={6}
        value={draft.description}
        error={faultText(faults.get("description"))}
        onChange={({ currentTarget }) => describe(currentTarget.value)}
      />
      <Radio.Group
        label={t("relation")}
        description={t("editor.relationHint")}
        required
        readOnly={readOnly}
        variant={readOnly ? "filled" : "default"}
        value={draft.relationType ?? ""}
        error={faultText(faults.get("relationType"))}
        onChange={(value) => {
          const relation = relations.find((known) => known === value);
          if (relation) relate(relation);
        }}
      >
        <Group gap="lg" mt="xs">
          {relations.map((relation) => (
            <Radio
              key={relation}
              value={relation}
              label={t(`relations.${relation}`)}
              disabled={readOnly && draft.relationType !== relation}
            />
          ))}
        </Group>
      </Radio.Group>
    </div>
  );
};
