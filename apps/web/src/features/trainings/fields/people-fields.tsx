import { CLASS_INSTRUCTORS_MAX, TRAINING_NAME_MAX } from "@emdia/contract/trainings/limits.ts";
import { ActionIcon, Button, TextInput } from "@mantine/core";
import { IconPlus, IconTrash } from "@tabler/icons-react";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { useMoveFocusOnUnmount } from "../../../shared/ui/focus/use-move-focus-on-unmount.ts";
import classes from "./fields.module.css";
import { newPersonDraft, type PersonDraft } from "./person-draft.ts";

const parts = ["name", "qualification", "register"] as const;

type PersonProps = {
  readonly person: PersonDraft;
  /** Name of the field in the form, for the focus after a fault. */
  readonly field: string | undefined;
  /** Marks empty required fields. */
  readonly showsFaults: boolean;
  readonly onChange: (person: PersonDraft) => void;
  readonly onRemove?: (() => void) | undefined;
  /** Moves the focus when the row is removed. */
  readonly lead: () => void;
};

const PersonRow = ({ person, field, showsFaults, onChange, onRemove, lead }: PersonProps) => {
  const { t } = useTranslation("trainings");
  const ref = useMoveFocusOnUnmount<HTMLDivElement>(lead);
  return (
    <div ref={ref} className={classes.row}>
      {parts.map((part) => (
        <TextInput
          key={part}
          {...(part === "name" && field !== undefined && { name: field })}
          label={t(`person.${part}`)}
          required={part !== "register"}
          maxLength={TRAINING_NAME_MAX}
          autoComplete="off"
          value={person[part]}
          error={showsFaults && part !== "register" && person[part].trim() === ""}
          onChange={({ currentTarget }) => onChange({ ...person, [part]: currentTarget.value })}
        />
      ))}
      {onRemove && (
        <ActionIcon
          className={classes.remove ?? ""}
          onClick={onRemove}
          aria-label={t("person.remove", { name: person.name })}
          title={t("person.remove", { name: person.name })}
        >
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </div>
  );
};

type Props = {
  readonly field: "instructors" | "technicalResponsible";
  readonly legend: string;
  readonly people: readonly PersonDraft[];
  readonly error: string | undefined;
  /** Undefined for exactly one person. */
  readonly onAdd?: (person: PersonDraft) => void;
  readonly onChange: (people: readonly PersonDraft[]) => void;
};

/** People whom the certificate names: instructors, or the technical responsible. */
export const PeopleFields = ({ field, legend, people, error, onAdd, onChange }: Props) => {
  const { t } = useTranslation("trainings");
  const group = useRef<HTMLFieldSetElement>(null);
  const lead = () => group.current?.querySelector("input")?.focus();
  return (
    <fieldset ref={group} className={classes.group}>
      <legend>{legend}</legend>
      {people.map((person, at) => (
        <PersonRow
          key={person.key}
          person={person}
          field={at === 0 ? field : undefined}
          showsFaults={error !== undefined}
          lead={lead}
          onChange={(changed) => onChange(people.map((one) => (one.key === changed.key ? changed : one)))}
          onRemove={onAdd && people.length > 1 ? () => onChange(people.filter((one) => one.key !== person.key)) : undefined}
        />
      ))}
      {error !== undefined && (
        <p role="alert" className={classes.fault}>
          {error}
        </p>
      )}
      {onAdd && people.length < CLASS_INSTRUCTORS_MAX && (
        <Button
          className={classes.add ?? ""}
          variant="subtle"
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          onClick={() => onAdd(newPersonDraft())}
        >
          {t("person.add")}
        </Button>
      )}
    </fieldset>
  );
};
