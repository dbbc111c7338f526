import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { nextIndexForKey } from "../../shared/list/choice.ts";
import { CommandList, listId, optionId } from "./command-list.tsx";
import classes from "./command-search.module.css";
import { type Command, findCommands } from "./commands.ts";
import { useCommands } from "./use-commands.ts";

/** Combobox: the focus stays in the search field, and the arrow keys move through the options. */
export const CommandSearch = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation("shell");
  const [typed, setTyped] = useState("");
  const [choice, setChoice] = useState(0);
  const found = findCommands(useCommands(), typed);
  const chosen = found[choice];

  const run = (command: Command) => {
    onDone();
    command.run();
  };
  const listen = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndexForKey(event.key, { chosen: choice, count: found.length });
    if (next !== undefined) setChoice(next);
    if (event.key === "Enter" && chosen) run(chosen);
    if (next !== undefined || event.key === "Enter") event.preventDefault();
  };
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <input
          className={classes.input}
          role="combobox"
          aria-label={t("palette.placeholder")}
          aria-expanded="true"
          aria-controls={listId}
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder={t("palette.placeholder")}
          value={typed}
          onChange={({ currentTarget }) => {
            setTyped(currentTarget.value);
            setChoice(0);
          }}
          onKeyDown={listen}
          autoComplete="off"
          data-autofocus
        />
      </div>
      <CommandList found={found} chosen={chosen} onRun={run} />
      <p className={classes.hint}>{t("palette.hint")}</p>
    </>
  );
};
