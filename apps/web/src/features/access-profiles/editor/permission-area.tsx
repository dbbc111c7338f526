import type { PermissionArea as Area, PermissionKey } from "@emdia/contract/permissions.ts";
import { Checkbox, UnstyledButton } from "@mantine/core";
import { IconChevronRight } from "@tabler/icons-react";
import { useId, useState } from "react";
import { useTranslation } from "react-i18next";
import { useFormat } from "../../../shared/format/use-format.ts";
import classes from "./permission-area.module.css";
import { type Draft, shareOf } from "./profile-draft.ts";

export type Choosing = {
  readonly draft: Draft;
  readonly mayChoose: (key: PermissionKey) => boolean;
  readonly readOnly: boolean;
  readonly choose: (keys: readonly PermissionKey[], chosen: boolean) => void;
};

const Option = ({ permission, choosing }: { readonly permission: PermissionKey; readonly choosing: Choosing }) => {
  const { t } = useTranslation(["accessProfiles", "permissionLabels", "permissionSentences"]);
  const { draft, mayChoose, readOnly, choose } = choosing;
  const closed = !mayChoose(permission);
  const sentence = t(`permissionSentences:${permission}`);
  return (
    <Checkbox
      className={classes.option}
      label={<span className={classes.label}>{t(`permissionLabels:keys.${permission}`)}</span>}
      description={closed && !readOnly ? `${sentence} ${t("editor.notYours")}` : sentence}
      checked={draft.keys.includes(permission)}
      disabled={closed || readOnly}
      onChange={({ currentTarget }) => choose([permission], currentTarget.checked)}
    />
  );
};

type Props = {
  readonly area: Area;
  /** All keys of the area, and the keys that match the search. */
  readonly keys: readonly PermissionKey[];
  readonly shown: readonly PermissionKey[];
  readonly isSearching: boolean;
  readonly choosing: Choosing;
};

/** The permissions of one area: the number chosen, a checkbox for all, and one row per permission. */
export const PermissionArea = ({ area, keys, shown, isSearching, choosing }: Props) => {
  const { t } = useTranslation(["accessProfiles", "permissionLabels"]);
  const { number } = useFormat();
  const [isOpened, setOpened] = useState(false);
  const body = useId();
  const { draft, mayChoose, readOnly, choose } = choosing;
  const opened = isOpened || isSearching;
  const mine = keys.filter(mayChoose);
  const closedCount = keys.length - mine.length;
  const { chosen } = shareOf(keys, draft);
  const { all, some } = shareOf(mine, draft);
  const name = t(`permissionLabels:areas.${area}`);
  return (
    <section className={classes.area} aria-label={name}>
      <header className={classes.head}>
        <Checkbox
          aria-label={t("editor.allOf", { area: name })}
          checked={all}
          indeterminate={some || (chosen > 0 && !all)}
          disabled={readOnly || mine.length === 0}
          onChange={() => choose(mine, !all)}
        />
        <UnstyledButton
          className={classes.toggle}
          aria-expanded={opened}
          aria-controls={body}
          onClick={() => setOpened(!isOpened)}
          disabled={isSearching}
        >
          <h3 className={classes.name}>{name}</h3>
          <span className={classes.count}>{t("editor.chosen", { chosen: number(chosen), total: number(keys.length) })}</span>
          <IconChevronRight size={18} stroke={1.7} className={classes.chevron} aria-hidden="true" />
        </UnstyledButton>
      </header>
      <div id={body} className={classes.body} hidden={!opened}>
        {opened && (
          <>
            {closedCount > 0 && !readOnly && (
              <p className={classes.closed}>{t("editor.notYoursHere", { count: closedCount, total: number(closedCount) })}</p>
            )}
            <div className={classes.options}>
              {shown.map((key) => (
                <Option key={key} permission={key} choosing={choosing} />
              ))}
            </div>
          </>
        )}
      </div>
    </section>
  );
};
