import type { MouseEvent } from "react";
import classes from "./command-list.module.css";
import type { Command } from "./commands.ts";

export const optionId = ({ id }: Command) => `palette-${id}`;

type Props = { readonly command: Command; readonly isChosen: boolean; readonly onRun: (command: Command) => void };

/** The browser opens a link itself in a new tab or window. */
const isForBrowser = ({ href }: Command, event: MouseEvent): boolean =>
  href !== undefined && (event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0);

/** An option of the palette. The search field keeps the focus and names the chosen option. */
export const CommandOption = ({ command, isChosen, onRun }: Props) => {
  const click = (event: MouseEvent) => {
    if (isForBrowser(command, event)) return;
    event.preventDefault();
    onRun(command);
  };
  const shared = {
    id: optionId(command),
    className: classes.option,
    role: "option",
    "aria-selected": isChosen,
    tabIndex: -1,
    onClick: click,
  } as const;
  const content = (
    <>
      <span className={classes.name}>{command.name}</span>
      {command.detail !== undefined && command.detail !== "" && <span className={classes.detail}>{command.detail}</span>}
    </>
  );
  return command.href === undefined ? (
    <div {...shared}>{content}</div>
  ) : (
    <a {...shared} href={command.href}>
      {content}
    </a>
  );
};
