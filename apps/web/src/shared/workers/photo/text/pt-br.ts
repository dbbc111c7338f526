export const text = {
  none: "Sem foto",
  of: "Foto de {{name}}",
  choose: "Escolher foto",
  change: "Trocar foto",
  camera: "Fotografar",
  remove: "Remover foto",
  save: "Salvar foto",
  cancel: "Cancelar",
  preview: "Prévia: a foto ainda não foi salva.",
  hint: "JPEG, PNG, WebP ou HEIC. A foto é reduzida antes do envio, e a localização gravada nela é removida.",
  done: "Foto salva",
  tooLarge: "A foto deve ter no máximo {{megabytes}} MB.",
  unfit: {
    wrongType: "Este arquivo não é uma foto. Escolha uma imagem em JPEG, PNG, WebP ou HEIC.",
    unreadable: "Não foi possível abrir esta foto. Escolha outra, ou salve-a de novo como JPEG.",
    tooManyPixels: "A foto tem pixels demais. Reduza-a e escolha de novo.",
  },
} as const;
