import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { useTranslation } from "react-i18next";
import { currentMessageOf } from "../../shared/errors/message-of.ts";
import { noteExport } from "../../shared/exports/asked-exports.ts";
import { notify } from "../../shared/notices/notify.ts";
import { useSelectedCompanies } from "../../shared/session/use-session.ts";
import { useExport } from "./pendencies-queries.ts";
import type { PendenciesFilter } from "./pendency-filter.ts";
import { viewOf } from "./views.ts";

/** The file tells of the filter as it stands; a notice says where the link goes. */
export const ExportButton = ({ filter: { filter } }: { readonly filter: PendenciesFilter }) => {
  const { t } = useTranslation("pendencies");
  const [companies] = useSelectedCompanies();
  const { mutate, isPending } = useExport(companies);
  const ask = () =>
    mutate(viewOf(filter), {
      onSuccess: ({ jobId, email, linkHours }) => {
        noteExport(jobId);
        notify.success(t("export.asked", { email, hours: linkHours }));
      },
      onError: (error) => notify.error(currentMessageOf(error)),
    });
  return (
    <Button variant="default" leftSection={<IconDownload size={16} aria-hidden="true" />} loading={isPending} onClick={ask}>
      {t("export.button")}
    </Button>
  );
};
