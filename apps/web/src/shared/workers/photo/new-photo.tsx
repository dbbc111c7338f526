import { Button, Group } from "@mantine/core";
import { useTranslation } from "react-i18next";
import { RefusalNote } from "../../ui/refusal-note.tsx";
import { ChoosePhoto } from "./choose-photo.tsx";
import classes from "./photo.module.css";
import { PhotoFrame, useObjectUrl } from "./photo-frame.tsx";
import { usePhotoFault } from "./use-photo-fault.ts";
import { usePreparedPhoto } from "./use-prepared-photo.ts";

type Props = { readonly photo: Blob | null; readonly onPhoto: (photo: Blob | null) => void; readonly name: string };

/** Photo of a new worker, uploaded after the record is created. */
export const NewPhoto = ({ photo, onPhoto, name }: Props) => {
  const { t } = useTranslation("workerPhoto");
  const { prepare, isPreparing, error } = usePreparedPhoto(onPhoto);
  const fault = usePhotoFault();
  return (
    <div className={classes.field}>
      <PhotoFrame url={useObjectUrl(photo)} name={name} />
      <Group gap="xs">
        <ChoosePhoto hasPhoto={photo !== null} busy={isPreparing} onChoose={prepare} />
        {photo && (
          <Button variant="subtle" onClick={() => onPhoto(null)}>
            {t("remove")}
          </Button>
        )}
      </Group>
      <p className={classes.hint}>{t("hint")}</p>
      {error && <RefusalNote>{fault(error)}</RefusalNote>}
    </div>
  );
};
