import { UnstyledButton } from "@mantine/core";
import { IconChevronRight, type IconMail } from "@tabler/icons-react";
import classes from "./way-choice.module.css";

type Props = {
  readonly icon: typeof IconMail;
  readonly title: string;
  readonly hint: string;
  readonly disabled: boolean;
  readonly onChoose: () => void;
};

/** One method of the second factor. */
export const WayChoice = ({ icon: Icon, title, hint, disabled, onChoose }: Props) => (
  <UnstyledButton className={classes.way} disabled={disabled} onClick={onChoose}>
    <Icon size={22} stroke={1.6} aria-hidden="true" />
    <span className={classes.words}>
      <span className={classes.title}>{title}</span>
      <span className={classes.hint}>{hint}</span>
    </span>
    <IconChevronRight size={18} aria-hidden="true" />
  </UnstyledButton>
);
