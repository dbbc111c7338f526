import { Button } from "@mantine/core";
import { type KeyboardEvent, useRef, useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../../shared/errors/message-of.ts";
import { type NameFault, nameFault } from "./name-faults.ts";
import { NameField } from "./name-field.tsx";
import classes from "./name-form.module.css";

type Props = {
  readonly label: string;
  readonly initial: string;
  /** Returns a message if the name is invalid, or null; throws if saving failed. */
  readonly onSave: (name: string) => Promise<string | null>;
  readonly onClose: () => void;
  /** Whether the form stays open for another name after each save. */
  readonly goesOn?: boolean;
};
type Wrong = { readonly fault?: NameFault; readonly said?: string };

/** State of the name form. The input is cleared only after a successful save. */
const useName = ({ initial, onSave, onClose, goesOn = false }: Props) => {
  const messageOf = useMessageOf();
  const [typed, setTyped] = useState(initial);
  const [wrong, setWrong] = useState<Wrong>({});
  const [saving, setSaving] = useState(false);

  const save = async (): Promise<void> => {
    const name = typed.trim();
    const fault = nameFault(typed);
    if (fault !== null) return setWrong({ fault });
    if (name === initial) return onClose();
    setSaving(true);
    const said = await onSave(name).catch(messageOf);
    setSaving(false);
    if (said !== null) return setWrong({ said });
    if (goesOn) setTyped("");
    else onClose();
  };
  const type = (text: string) => {
    setTyped(text);
    setWrong({});
  };
  const leave = () => {
    const fault = nameFault(typed);
    // An empty field is no fault on blur.
    if (fault !== null && fault !== "required") setWrong({ fault });
  };
  return { typed, type, leave, wrong, saving, save };
};

/**
 * Inline name editor: Enter saves, Escape cancels. Not a <form> element: it may be inside another form, and browsers do not report the
 * submit of a nested form.
 */
export const NameForm = (props: Props) => {
  const { label, onClose } = props;
  const { t } = useTranslation("facilities");
  const { typed, type, leave, wrong, saving, save } = useName(props);
  const field = useRef<HTMLInputElement>(null);

  const submit = async () => {
    if (saving) return;
    await save();
    field.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === "Enter" && event.target === field.current && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void submit();
    }
    if (event.key !== "Escape") return;
    event.stopPropagation();
    onClose();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keys are those of the field within.
    <div className={classes.form} onKeyDown={onKeyDown}>
      <NameField
        ref={field}
        className={classes.field}
        aria-label={label}
        placeholder={label}
        value={typed}
        onChange={({ currentTarget }) => type(currentTarget.value)}
        onBlur={leave}
        readOnly={saving}
        autoFocus
        onFocus={({ currentTarget }) => currentTarget.select()}
        {...wrong}
      />
      <Button loading={saving} onClick={() => void submit()}>
        {t("name.save")}
      </Button>
      <Button variant="default" onClick={onClose}>
        {t("name.cancel")}
      </Button>
    </div>
  );
};
