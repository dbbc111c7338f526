import type { WorkerRecord } from "@emdia/contract/workers/record.ts";
import { Modal } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { PhotoField } from "../../shared/workers/photo/photo-field.tsx";

type Props = { readonly opened: boolean; readonly worker: WorkerRecord; readonly onClose: () => void };

/** Dialog that changes or removes the photo of a worker. */
export const PhotoDialog = ({ opened, worker: { id, name, hasImage, updatedAt, can }, onClose }: Props) => {
  const { t } = useTranslation(["workerProfile", "shared"]);
  return (
    <Modal opened={opened} onClose={onClose} title={t("photo.title")} closeButtonProps={{ "aria-label": t("shared:close") }}>
      <PhotoField id={id} name={name} hasImage={hasImage} updatedAt={updatedAt} mayChange={can.updateImage} />
    </Modal>
  );
};
