import { Skeleton } from "@mantine/core";
import { useTranslation } from "react-i18next";

/** Placeholder while the code or the project of a step loads. */
export const StepSkeleton = () => {
  const { t } = useTranslation();
  return (
    <div role="status" aria-label={t("loading")}>
      <Skeleton height={22} width="12rem" />
      <Skeleton height={14} width="70%" mt="sm" />
      <Skeleton height={36} mt="lg" maw="46rem" />
      <Skeleton height={36} mt="md" maw="46rem" />
      <Skeleton height={36} mt="md" maw="24rem" />
    </div>
  );
};
