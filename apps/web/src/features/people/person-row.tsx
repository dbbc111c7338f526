import type { Person } from "@emdia/contract/access/people-routes.ts";
import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { ActionIcon, NativeSelect } from "@mantine/core";
import { IconUserMinus } from "@tabler/icons-react";
import { memo } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../shared/format/use-format.ts";
import lines from "../../shared/ui/lines.module.css";
import classes from "./entry-row.module.css";
import type { Giving } from "./profile-dialog.tsx";

type Props = {
  readonly person: Person;
  readonly profiles: readonly ProfileLine[];
  readonly isSelf: boolean;
  /** Whether the user may remove members. The user's own row then has the button too, and a click explains the refusal. */
  readonly mayRemove: boolean;
  readonly onProfile: (giving: Giving) => void;
  readonly onRemove: (person: Person) => void;
};

/** The profile, as a select for users who may change it. Profiles that they may not assign are disabled. */
const Profile = ({ person, profiles, onProfile }: Pick<Props, "person" | "profiles" | "onProfile">) => {
  const { t } = useTranslation("people");
  const { profile, can, displayName } = person;
  if (!can.changeProfile || profiles.length === 0) return <span className={classes.profile}>{profile.name}</span>;
  const others = profiles.filter(({ id }) => id !== profile.id);
  const choose = (value: string) => {
    const chosen = others.find(({ id }) => String(id) === value);
    if (chosen) onProfile({ person, profile: chosen });
  };
  return (
    <NativeSelect
      className={classes.profile}
      aria-label={t("person.profileOf", { name: displayName })}
      value={String(profile.id)}
      onChange={({ currentTarget }) => choose(currentTarget.value)}
      data={[
        { value: String(profile.id), label: profile.name },
        ...others.map(({ id, name, can: { assign } }) => ({ value: String(id), label: name, disabled: !assign })),
      ]}
    />
  );
};

const Marks = ({ person: { owner, allProjects, disabled }, isSelf }: Pick<Props, "person" | "isSelf">) => {
  const { t } = useTranslation("people");
  const marks = [
    isSelf && t("person.you"),
    owner && t("person.owner"),
    !allProjects && t("person.someProjects"),
    disabled && t("person.disabled"),
  ];
  const said = marks.filter(Boolean);
  return said.length > 0 && <span className={lines.quiet}>{said.join(" · ")}</span>;
};

/** One member of the company. */
export const PersonRow = memo((props: Props) => {
  const { person, isSelf, mayRemove, onRemove } = props;
  const { t } = useTranslation("people");
  const { instant } = useFormat();
  const { displayName, email, lastAccessAt, can, cameByInvitationAt } = person;
  const came = cameByInvitationAt && t("person.cameBy", { at: instant(cameByInvitationAt) });
  return (
    <li className={`${lines.line} ${classes.entry}`}>
      <div className={`${lines.words} ${classes.words}`}>
        <span className={`${lines.name} ${classes.name}`}>
          {displayName}
          <Marks person={person} isSelf={isSelf} />
        </span>
        <span className={lines.quiet}>{[email, came].filter(Boolean).join(" · ")}</span>
      </div>
      <Profile {...props} />
      <span className={`${lines.quiet} ${classes.when}`}>
        {lastAccessAt === null ? t("person.never") : t("person.lastAccess", { at: instant(lastAccessAt) })}
      </span>
      <span className={`${lines.tools} ${classes.tools}`}>
        {(can.remove || (isSelf && mayRemove)) && (
          <ActionIcon
            onClick={() => onRemove(person)}
            aria-label={t("person.remove", { name: displayName })}
            title={t("person.remove", { name: displayName })}
          >
            <IconUserMinus size={18} stroke={1.7} />
          </ActionIcon>
        )}
      </span>
    </li>
  );
});
