import type { ProfileLine } from "@emdia/contract/access/profile-routes.ts";
import { Button, Drawer, Skeleton } from "@mantine/core";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useFormat } from "../../shared/format/use-format.ts";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import classes from "./holders-drawer.module.css";
import { holdersQuery } from "./profiles-queries.ts";

const Waiting = () => {
  const { t } = useTranslation("accessProfiles");
  return (
    <div className={classes.waiting} role="status" aria-label={t("holders.loading")}>
      <Skeleton height={14} width="60%" />
      <Skeleton height={14} width="45%" />
    </div>
  );
};

/** The members with a profile, by name. */
const Holders = ({ profileId }: { readonly profileId: number }) => {
  const { t } = useTranslation(["accessProfiles", "shared"]);
  const { instant } = useFormat();
  const messageOf = useMessageOf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(holdersQuery(profileId));
  const people = data?.pages.flatMap(({ results }) => results);
  if (error !== null)
    return (
      <>
        <RefusalNote>{messageOf(error)}</RefusalNote>
        <Button variant="default" mt="sm" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      </>
    );
  if (!people) return <Waiting />;
  if (people.length === 0) return <p className={classes.quiet}>{t("holders.none")}</p>;
  return (
    <>
      <ul className={classes.people}>
        {people.map(({ accountCompanyId, displayName, email, owner, lastAccessAt }) => (
          <li key={accountCompanyId} className={classes.person}>
            <span className={classes.name}>
              {displayName}
              {owner && <span className={classes.quiet}> · {t("holders.owner")}</span>}
            </span>
            <span className={classes.quiet}>{email}</span>
            <span className={classes.quiet}>
              {lastAccessAt === null ? t("holders.never") : t("holders.lastAccess", { at: instant(lastAccessAt) })}
            </span>
          </li>
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" mt="md" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("holders.more")}
        </Button>
      )}
    </>
  );
};

type Props = { readonly profile: ProfileLine | null; readonly opened: boolean; readonly onClose: () => void };

export const HoldersDrawer = ({ profile, opened, onClose }: Props) => {
  const { t } = useTranslation(["accessProfiles", "shared"]);
  return (
    <Drawer
      opened={opened}
      onClose={onClose}
      title={t("holders.title", { name: profile?.name ?? "" })}
      closeButtonProps={{ "aria-label": t("shared:close") }}
    >
      {profile && <Holders profileId={profile.id} />}
    </Drawer>
  );
};
