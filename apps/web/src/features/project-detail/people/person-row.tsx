import type { ProjectPerson } from "@emdia/contract/projects/people-routes.ts";
import { ActionIcon } from "@mantine/core";
import { IconUserCog, IconUserMinus } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import classes from "../project-detail.module.css";

type Props = {
  readonly person: ProjectPerson;
  /** Null if no supplier link identifies the project for this user. */
  readonly onProfile: ((person: ProjectPerson) => void) | null;
  readonly onRemove: (person: ProjectPerson) => void;
};

/** A user who sees the project, with the reason for that access. */
export const PersonRow = ({ person, onProfile, onRemove }: Props) => {
  const { t } = useTranslation("projectDetail");
  const { displayName, email, companyName, profile, owner, allProjects, disabled, can } = person;
  const why = t(allProjects ? "people.allProjects" : "people.onlyThis");
  const marks = [companyName, profile.name, owner ? t("people.owner") : why, disabled && t("people.disabled")];
  return (
    <li className={`${classes.line} ${classes.columns}`}>
      <div className={classes.words}>
        <span className={classes.name}>{displayName}</span>
        <span className={classes.quiet}>{email}</span>
      </div>
      <span className={classes.words}>{marks.filter(Boolean).join(" · ")}</span>
      <span className={classes.tools}>
        {can.changeProfile && onProfile && (
          <ActionIcon
            onClick={() => onProfile(person)}
            aria-label={t("people.profileOf", { name: displayName })}
            title={t("people.profileOf", { name: displayName })}
          >
            <IconUserCog size={18} stroke={1.7} />
          </ActionIcon>
        )}
        {can.remove && (
          <ActionIcon
            onClick={() => onRemove(person)}
            aria-label={t("people.remove", { name: displayName })}
            title={t("people.remove", { name: displayName })}
          >
            <IconUserMinus size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
};
