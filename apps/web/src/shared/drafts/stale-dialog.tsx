import { Button, Group, Radio, Stack } from "@mantine/core";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../errors/message-of.ts";
import { FormDialog } from "../ui/dialogs/form-dialog.tsx";
import { RefusalNote } from "../ui/refusal-note.tsx";
import classes from "./stale-dialog.module.css";
import type { Choice } from "./three-way-merge.ts";

type Choices = { readonly [group: string]: Choice };
const isChoice = (value: string): value is Choice => value === "mine" || value === "theirs";

/** A field group in conflict, with both values as text. */
export type AskedGroup = { readonly group: string; readonly name: string; readonly mine: string; readonly theirs: string };
type ConflictChoiceProps = { readonly asked: AskedGroup; readonly chosen: Choice; readonly onChoose: (choice: Choice) => void };

const ConflictChoice = ({ asked: { name, mine, theirs }, chosen, onChoose }: ConflictChoiceProps) => {
  const { t } = useTranslation("drafts");
  return (
    <Radio.Group label={name} value={chosen} onChange={(value) => isChoice(value) && onChoose(value)}>
      <Stack gap="xs" mt="xs">
        <Radio value="mine" label={t("stale.mine")} description={mine} />
        <Radio value="theirs" label={t("stale.theirs")} description={theirs} />
      </Stack>
    </Radio.Group>
  );
};

const Who = ({ saves }: { readonly saves: readonly string[] }) => {
  const { t } = useTranslation("drafts");
  if (saves.length === 0) return <p className={classes.says}>{t("stale.bySomebody")}</p>;
  return (
    <ul className={classes.saves}>
      {saves.map((says) => (
        <li key={says}>{says}</li>
      ))}
    </ul>
  );
};

type Props = {
  readonly opened: boolean;
  readonly title: string;
  /** Label of the button that returns to the form. */
  readonly back: string;
  /** The saves of the other users, as text: author and time. */
  readonly saves: readonly string[];
  /** Field groups that only the other user changed. */
  readonly taken: readonly string[];
  readonly asked: readonly AskedGroup[];
  readonly error: unknown;
  readonly isSaving: boolean;
  readonly onSave: (choices: Choices) => void;
  readonly onClose: () => void;
};

/** Merge conflict dialog: shows the other user's changes and asks per field group which version wins. */
export const StaleDialog = ({ opened, title, back, saves, taken, asked, error, isSaving, onSave, onClose }: Props) => {
  const { t } = useTranslation("drafts");
  const messageOf = useMessageOf();
  const [choices, setChoices] = useState<Choices>({});
  return (
    <FormDialog opened={opened} onClose={onClose} title={title} size="lg">
      <Who saves={saves} />
      {taken.length > 0 && <p className={classes.says}>{t("stale.taken", { groups: taken.join(", ") })}</p>}
      <p className={classes.says}>{t(asked.length === 0 ? "stale.nothingDisputed" : "stale.choose")}</p>
      <Stack gap="lg">
        {asked.map((one) => (
          <ConflictChoice
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
          {back}
        </Button>
        <Button loading={isSaving} onClick={() => onSave(choices)}>
          {t("stale.save")}
        </Button>
      </Group>
    </FormDialog>
  );
};
