import type { PermissionKey } from "@emdia/contract/permissions.ts";
import { Button, Drawer, Skeleton, TextInput } from "@mantine/core";
import { useDebouncedValue } from "@mantine/hooks";
import { IconPlus, IconSearch } from "@tabler/icons-react";
import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useMessageOf } from "../../shared/errors/message-of.ts";
import { useCompanyHolding } from "../../shared/session/companies/use-company-holding.ts";
import lines from "../../shared/ui/lines.module.css";
import { RefusalNote } from "../../shared/ui/refusal-note.tsx";
import { ActivityTypeForm } from "./activity-type-form.tsx";
import { ActivityTypeRow } from "./activity-type-row.tsx";
import classes from "./activity-types.module.css";
import { activityTypesQuery } from "./activity-types-queries.ts";

const keeping: readonly PermissionKey[] = ["config_employee_activity_type"];
const TYPING_MS = 300;

type ListProps = { readonly companyId: number; readonly words: string };
const Types = ({ companyId, words }: ListProps) => {
  const { t } = useTranslation(["activityTypes", "shared"]);
  const messageOf = useMessageOf();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(activityTypesQuery(companyId, words));
  const types = data?.pages.flatMap(({ results }) => results);
  if (error !== null)
    return (
      <>
        <RefusalNote>{messageOf(error)}</RefusalNote>
        <Button variant="default" onClick={() => void refetch()}>
          {t("shared:retry")}
        </Button>
      </>
    );
  if (types === undefined) return <Skeleton height={160} role="status" aria-label={t("shared:loading")} />;
  if (types.length === 0) return <p className={lines.quiet}>{t(words === "" ? "empty" : "nothingFound")}</p>;
  return (
    <>
      <ul className={lines.lines} aria-label={t("title")}>
        {types.map((type) => (
          <ActivityTypeRow key={type.id} type={type} />
        ))}
      </ul>
      {hasNextPage && (
        <Button variant="default" fullWidth loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {t("more")}
        </Button>
      )}
    </>
  );
};

const Keeping = ({ companyId }: { readonly companyId: number }) => {
  const { t } = useTranslation("activityTypes");
  const [words, type] = useState("");
  const [sought] = useDebouncedValue(words.trim(), TYPING_MS);
  const [isAdding, setAdding] = useState(false);
  return (
    <div className={classes.keeping}>
      <p className={lines.quiet}>{t("says")}</p>
      {isAdding ? (
        <ActivityTypeForm companyId={companyId} type={null} onClose={() => setAdding(false)} />
      ) : (
        <Button leftSection={<IconPlus size={16} aria-hidden="true" />} onClick={() => setAdding(true)}>
          {t("add")}
        </Button>
      )}
      <TextInput
        type="search"
        label={t("search")}
        leftSection={<IconSearch size={16} aria-hidden="true" />}
        maxLength={200}
        value={words}
        onChange={({ currentTarget }) => type(currentTarget.value)}
      />
      <Types companyId={companyId} words={sought} />
    </div>
  );
};

/** Drawer with the activity types of a supplier, opened from the worker list. */
export const ActivityTypesDrawer = ({ opened, onClose }: { readonly opened: boolean; readonly onClose: () => void }) => {
  const { t } = useTranslation(["activityTypes", "shared"]);
  const { company } = useCompanyHolding(keeping);
  return (
    <Drawer opened={opened} onClose={onClose} title={t("title")} size="lg" closeButtonProps={{ "aria-label": t("shared:close") }}>
      {opened && company && <Keeping companyId={company.id} />}
    </Drawer>
  );
};
