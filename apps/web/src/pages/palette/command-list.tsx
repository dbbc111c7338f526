import { useEffect } from "react";
import { useTranslation } from "react-i18next";
import classes from "./command-list.module.css";
import { type Command, commandGroups } from "./commands.ts";

export const listId = "palette-commands";
export const optionId = ({ id }: Command) => `palette-${id}`;

type Props = { readonly found: readonly Command[]; readonly chosen: Command | undefined; readonly onRun: (command: Command) => void };

export const CommandList = ({ found, chosen, onRun }: Props) => {
  const { t } = useTranslation("shell");
  const chosenId = chosen && optionId(chosen);
  useEffect(() => {
    if (chosenId !== undefined) document.getElementById(chosenId)?.scrollIntoView({ block: "nearest" });
  }, [chosenId]);
  const groups = commandGroups.map((group) => ({ group, inside: found.filter((command) => command.group === group) }));
  return (
    <div id={listId} className={classes.list} role="listbox" aria-label={t("palette.title")}>
      {groups
        .filter(({ inside }) => inside.length > 0)
        .map(({ group, inside }) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, not of form fields.
          <div key={group} role="group" aria-label={t(`palette.${group}`)}>
            <div className={classes.group} aria-hidden="true">
              {t(`palette.${group}`)}
            </div>
            {inside.map((command) => (
              // biome-ignore lint/a11y/useFocusableInteractive: the field keeps the focus and names the option that is chosen.
              // biome-ignore lint/a11y/useKeyWithClickEvents: the field hears the keys.
              <div
                key={command.id}
                id={optionId(command)}
                className={classes.option}
                role="option"
                aria-selected={command === chosen}
                onClick={() => onRun(command)}
              >
                {command.name}
              </div>
            ))}
          </div>
        ))}
      {found.length === 0 && (
        <p className={classes.none} role="status">
          {t("palette.none")}
        </p>
      )}
    </div>
  );
};
