import { Button, Group, Modal, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./stale-dialog.module.css";
import type { StaleFacts } from "./stale-facts.ts";
import type { ToldSave } from "./told-saves.ts";
import type { Choice } from "./two-versions.ts";

type Choices = { readonly [group: string]: Choice };
const isChoice = (value: string): value is Choice => value === "mine" || value === "theirs";

/** What a group of fields is called on screen. */
const useGroupName = () => {
  const { t } = useTranslation("projectWizard");
  return (group: string): string => t(`groups.${group}`, { defaultValue: group });
};

const Who = ({ saves }: { readonly saves: readonly ToldSave[] }) => {
  const { t } = useTranslation("projectWizard");
  const { instant } = useFormat();
  if (saves.length === 0) return <p className={classes.says}>{t("stale.bySomebody")}</p>;
  return (
    <ul className={classes.saves}>
      {saves.map(({ at, step, accountName }) => (
        <li key={at}>{t("stale.by", { name: accountName ?? t("stale.somebody"), at: instant(at), step })}</li>
      ))}
    </ul>
  );
};

type AskedProps = {
  readonly asked: StaleFacts["asked"][number];
  readonly chosen: Choice;
  readonly onChoose: (choice: Choice) => void;
};

const Asked = ({ asked: { group, mine, theirs }, chosen, onChoose }: AskedProps) => {
  const { t } = useTranslation("projectWizard");
  const groupName = useGroupName();
  const told = (value: string | number) => (typeof value === "number" ? t("stale.items", { count: value }) : value);
  return (
    <Radio.Group label={groupName(group)} value={chosen} onChange={(value) => isChoice(value) && onChoose(value)}>
      <Stack gap="xs" mt="xs">
        <Radio value="mine" label={t("stale.mine")} description={told(mine)} />
        <Radio value="theirs" label={t("stale.theirs")} description={told(theirs)} />
      </Stack>
    </Radio.Group>
  );
};

type Props = {
  readonly opened: boolean;
  readonly facts: StaleFacts | null;
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly onSave: (choices: Choices) => void;
  readonly onClose: () => void;
};

/** Two people changed the same step: who changed what, and which of the two shall hold, group by group. */
export const StaleDialog = ({ opened, facts, error, isSaving, onSave, onClose }: Props) => {
  const { t } = useTranslation(["projectWizard", "shared"]);
  const messageOf = useMessageOf();
  const groupName = useGroupName();
  const [choices, setChoices] = useState<Choices>({});
  const { saves = [], taken = [], asked = [] } = facts ?? {};
  return (
    <Modal opened={opened} onClose={onClose} title={t("stale.title")} size="lg" closeButtonProps={{ "aria-label": t("shared:close") }}>
      <Who saves={saves} />
      {taken.length > 0 && <p className={classes.says}>{t("stale.taken", { groups: taken.map(groupName).join(", ") })}</p>}
      <p className={classes.says}>{t(asked.length === 0 ? "stale.nothingDisputed" : "stale.choose")}</p>
      <Stack gap="lg">
        {asked.map((one) => (
          <Asked
            key={one.group}
            asked={one}
            chosen={choices[one.group] ?? "mine"}
            onChoose={(choice) => setChoices((before) => ({ ...before, [one.group]: choice }))}
          />
        ))}
      </Stack>
      {error !== null && <RefusalNote>{messageOf(error)}</RefusalNote>}
      <Group justify="flex-end" mt="lg">
        <Button variant="default" onClick={onClose}>
          {t("stale.back")}
        </Button>
        <Button loading={isSaving} onClick={() => onSave(choices)}>
          {t("stale.save")}
        </Button>
      </Group>
    </Modal>
  );
};
