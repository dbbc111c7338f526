import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { useRef } from "react";
import { useTranslation } from "react-i18next";
import { lazyDialog } from "../../shared/loading/lazy-dialog.tsx";
import { useDialog } from "../../shared/ui/dialogs/use-dialog.ts";
import lines from "../../shared/ui/lines.module.css";
import { ProfileRow } from "./profile-row.tsx";
import type { ProfilesView } from "./view-address.ts";

const HoldersDrawer = lazyDialog(async () => (await import("./holders-drawer.tsx")).HoldersDrawer);
const RemovalDialog = lazyDialog(async () => (await import("./profile-removal.tsx")).ProfileRemovalDialog);

type Props = {
  readonly profiles: readonly ProfileLine[];
  readonly mayAdd: boolean;
  readonly onShow: (view: ProfilesView) => void;
};

/** The profiles of a page, with their member drawer and delete dialog. */
export const ProfileRows = ({ profiles, mayAdd, onShow }: Props) => {
  const { t } = useTranslation("accessProfiles");
  const list = useRef<HTMLUListElement>(null);
  const holders = useDialog<ProfileLine>();
  const removal = useDialog<ProfileLine>();
  return (
    <>
      <ul ref={list} className={lines.lines} tabIndex={-1} aria-label={t("title")}>
        {profiles.map((profile) => (
          <ProfileRow key={profile.id} profile={profile} mayAdd={mayAdd} onShow={onShow} onHolders={holders.open} onRemove={removal.open} />
        ))}
      </ul>
      <HoldersDrawer profile={holders.subject} opened={holders.opened} onClose={holders.close} />
      <RemovalDialog profile={removal.subject} opened={removal.opened} onClose={removal.close} focusInstead={() => list.current?.focus()} />
    </>
  );
};
