import { IconSearch } from "@tabler/icons-react";
import { type KeyboardEvent, useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearch } from "../../features/search/search-query.ts";
import { nextIndexForKey } from "../../shared/list/choice.ts";
import { CommandList, listId } from "./command-list.tsx";
import { optionId } from "./command-option.tsx";
import classes from "./command-search.module.css";
import { type Command, findCommands } from "./commands.ts";
import { SearchStatus } from "./search-status.tsx";
import { useCommands } from "./use-commands.ts";
import { useMatches, useRecentSearches } from "./use-matches.ts";

/** Clicks the option with the modifier keys of the event, so that the browser opens a link in a new tab with them. */
const clickOption = (command: Command, { ctrlKey, metaKey, shiftKey }: KeyboardEvent) =>
  document
    .getElementById(optionId(command))
    ?.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }));

/** Combobox: the focus stays in the search field, and the arrow keys move through the options. */
export const CommandSearch = ({ onDone }: { onDone: () => void }) => {
  const { t } = useTranslation("palette");
  const [typed, setTyped] = useState("");
  const [choice, setChoice] = useState(0);
  const write = (text: string) => {
    setTyped(text);
    setChoice(0);
  };
  const text = typed.trim();
  const search = useSearch(typed);
  const matches = useMatches(search, text);
  const recent = useRecentSearches(write);
  const commands = findCommands(useCommands(), typed);
  const options = [...(text === "" ? recent : []), ...commands, ...matches];
  const chosen = options[choice] ?? options[0];

  const run = (command: Command) => {
    if (!command.keepsOpen) onDone();
    command.run();
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = nextIndexForKey(event.key, { chosen: choice, count: options.length });
    if (next !== undefined) setChoice(next);
    if (event.key === "Enter" && chosen) clickOption(chosen, event);
    if (next !== undefined || event.key === "Enter") event.preventDefault();
  };
  const hasOptions = options.length > 0;
  return (
    <>
      <div className={classes.field}>
        <IconSearch size={18} stroke={1.7} aria-hidden="true" />
        <input
          className={classes.input}
          role="combobox"
          aria-label={t("placeholder")}
          aria-expanded={hasOptions}
          aria-controls={hasOptions ? listId : undefined}
          aria-autocomplete="list"
          aria-activedescendant={chosen && optionId(chosen)}
          placeholder={t("placeholder")}
          value={typed}
          maxLength={200}
          onChange={({ currentTarget }) => write(currentTarget.value)}
          onKeyDown={handleKey}
          autoComplete="off"
          data-autofocus
        />
      </div>
      {hasOptions && <CommandList found={options} chosen={chosen} onRun={run} />}
      <SearchStatus search={search} text={text} matchCount={matches.length} optionCount={options.length} />
      <p className={classes.hint}>{t("hint")}</p>
    </>
  );
};
