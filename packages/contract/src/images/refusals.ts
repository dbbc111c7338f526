export const imageRefusals = {
  "image.unreadable": { status: 422, message: "A imagem não pode ser aberta. Salve-a de novo como JPEG ou PNG e envie outra vez." },
  "image.too_large": { status: 422, message: "A imagem tem pixels demais. Reduza-a para até 40 milhões de pixels e envie outra vez." },
  "image.not_scanned": { status: 409, message: "A imagem ainda está em verificação. Ela aparece em instantes." },
  "image.infected": { status: 409, message: "A imagem foi recusada pela verificação de vírus. Envie outra." },
} as const;
