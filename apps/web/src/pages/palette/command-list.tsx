import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./command-list.module.css";
import { CommandOption, optionId } from "./command-option.tsx";
import { type Command, commandGroups } from "./commands.ts";

export const listId = "palette-commands";

type Props = { readonly found: readonly Command[]; readonly chosen: Command | undefined; readonly onRun: (command: Command) => void };

export const CommandList = ({ found, chosen, onRun }: Props) => {
  const { t } = useTranslation("palette");
  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  const groups = commandGroups.map((group) => ({ group, inside: found.filter((command) => command.group === group) }));
  return (
    <div id={listId} className={classes.list} role="listbox" aria-label={t("title")}>
      {groups
        .filter(({ inside }) => inside.length > 0)
        .map(({ group, inside }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
          <div key={group} role="group" aria-label={t(`groups.${group}`)}>
            <div className={classes.group} aria-hidden="true">
              {t(`groups.${group}`)}
            </div>
            {inside.map((command) => (
              <CommandOption key={command.id} command={command} isChosen={command === chosen} onRun={onRun} />
            ))}
          </div>
        ))}
    </div>
  );
};
