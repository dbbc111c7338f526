import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { ActionIcon, UnstyledButton } from "@mantine/core";
import { IconArrowsDiff, IconCopy, IconTrash, IconUsers } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import lines from "../../shared/ui/lines.module.css";
import classes from "./profile-rows.module.css";
import { type ProfilesView, writeView } from "./view-address.ts";

type Props = {
  readonly profile: ProfileLine;
  readonly mayAdd: boolean;
  readonly onShow: (view: ProfilesView) => void;
  readonly onHolders: (profile: ProfileLine) => void;
  readonly onRemove: (profile: ProfileLine) => void;
};

const Tools = ({ profile, mayAdd, onShow, onRemove }: Omit<Props, "onHolders">) => {
  const { t } = useTranslation("accessProfiles");
  const { id, name, can } = profile;
  return (
    <span className={lines.tools}>
      {mayAdd && (
        <ActionIcon
          onClick={() => onShow({ kind: "new", copyOf: id })}
          aria-label={t("row.copy", { name })}
          title={t("row.copy", { name })}
        >
          <IconCopy size={18} stroke={1.7} />
        </ActionIcon>
      )}
      <ActionIcon
        onClick={() => onShow({ kind: "compare", first: id, second: null })}
        aria-label={t("row.compare", { name })}
        title={t("row.compare", { name })}
      >
        <IconArrowsDiff size={18} stroke={1.7} />
      </ActionIcon>
      {can.remove && (
        <ActionIcon onClick={() => onRemove(profile)} aria-label={t("row.remove", { name })} title={t("row.remove", { name })}>
          <IconTrash size={18} stroke={1.7} />
        </ActionIcon>
      )}
    </span>
  );
};

/** One profile: description, number of permissions, and members. */
export const ProfileRow = (props: Props) => {
  const { profile, onHolders } = props;
  const { t } = useTranslation("accessProfiles");
  const { number } = useFormat();
  const { id, name, description, relationType, permissionCount, peopleCount, waitingInvitations } = profile;
  return (
    <li className={`${lines.line} ${classes.profile}`}>
      <div className={`${lines.words} ${classes.words}`}>
        <Link
          to="."
          search={(before: object) => writeView({ ...before }, { kind: "edit", id })}
          className={`${lines.name} ${classes.name}`}
        >
          {name}
        </Link>
        {description !== null && <span className={classes.description}>{description}</span>}
      </div>
      <span className={classes.relation}>{t(`relations.${relationType}`)}</span>
      <span className={classes.count}>{t("row.permissions", { count: permissionCount, total: number(permissionCount) })}</span>
      <UnstyledButton className={classes.holders} onClick={() => onHolders(profile)} aria-label={t("row.holders", { name })}>
        <IconUsers size={16} stroke={1.7} aria-hidden="true" />
        {t("row.people", { count: peopleCount, total: number(peopleCount) })}
        {waitingInvitations > 0 && ` · ${t("row.waiting", { count: waitingInvitations, total: number(waitingInvitations) })}`}
      </UnstyledButton>
      <Tools {...props} />
    </li>
  );
};
