import { ask, documentType } from "./written.ts";

/** Declarations, reports and profiles. */
export const reports = [
  documentType(314, "SSMA-DIR", {
    names: ["Declaração de inexistência de riscos (DIR)", "Declaration of no occupational risks", "Declaración de inexistencia de riesgos"],
    about: "Declaração da microempresa ou empresa de pequeno porte de grau 1 ou 2 dispensada do PGR.",
    send: "DIR emitida no sistema da Secretaria de Inspeção do Trabalho, com a data.",
    plan: "SSMA",
    kind: "OTHERS",
    category: "programmes",
    frequency: "always_valid",
    validity: "nr1.dir.validity",
    checklist: [
      ask("O fornecedor é ME ou EPP, de grau de risco 1 ou 2?", {
        example: "EPP, grau de risco 2.",
        unfit: "O porte ou o grau não permite a dispensa → Elabore o PGR completo e envie inventário e plano de ação.",
        missing_data: "O porte e o grau não são informados → Anexe o comprovante do CNPJ com porte e CNAE.",
      }),
      ask("A declaração diz que não há riscos físicos, químicos e biológicos?", {
        example: "Não foram identificadas exposições.",
        inconsistent: "O projeto tem exposição a risco → Substitua a DIR pelo PGR do projeto.",
        incomplete: "A declaração não cita os três grupos de agentes → Emita a DIR completa no sistema oficial.",
      }),
      ask("A DIR foi emitida no sistema oficial, com protocolo?", {
        example: "Protocolo DIR 2026.0001234.",
        unregistered: "O modelo é próprio, sem protocolo → Emita a DIR no portal da inspeção do trabalho e envie.",
        expired: "A DIR é anterior à mudança de atividade → Refaça a declaração com a atividade atual.",
      }),
      ask("A pessoa que declara representa a empresa?", {
        example: "Sócia-administradora, gov.br ouro.",
        unqualified: "Quem declarou não representa a empresa → Emita a DIR com o acesso do administrador.",
        unsigned: "A declaração não tem autoria → Assine no gov.br e reenvie a DIR com a assinatura eletrônica.",
      }),
    ],
  }),
  documentType(315, "SSMA-LTCAT", {
    names: ["LTCAT", "Technical report on working conditions", "Informe técnico de condiciones ambientales"],
    about: "Laudo das condições ambientais que fundamenta a aposentadoria especial e o S-2240.",
    send: "LTCAT com as conclusões por função e a ART do engenheiro ou assinatura do médico do trabalho.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "programmes",
    frequency: "always_valid",
    validity: "ltcat.review",
    checklist: [
      ask("O laudo avalia o ambiente em que se trabalha neste projeto?", {
        example: "Área de moagem da usina.",
        wrong_place: "O laudo é de outro ambiente → Contrate a avaliação do ambiente do projeto e envie o LTCAT.",
        expired: "O ambiente mudou depois do laudo → Atualize o laudo com as novas condições.",
      }),
      ask("Cada agente nocivo tem técnica, medição e limite de tolerância?", {
        example: "Sílica respirável, NHO 08, 0,03 mg/m³.",
        incomplete: "A técnica de medição não é descrita → Peça ao responsável o laudo com metodologia e instrumentos.",
        missing_data: "O limite usado na conclusão não aparece → Inclua a comparação com o limite de tolerância.",
      }),
      ask("A conclusão por função diz se há direito à aposentadoria especial?", {
        example: "Montador: sem exposição acima do limite.",
        inconsistent: "A conclusão não fecha com o S-2240 → Corrija o S-2240 no eSocial ou o laudo, e envie ambos.",
        incomplete: "Há função sem conclusão → Complete o laudo com a conclusão de cada função.",
      }),
      ask("Assina engenheiro de segurança com ART, ou médico do trabalho?", {
        example: "ART MG20261234567.",
        unqualified: "O autor não é engenheiro de segurança nem médico do trabalho → Obtenha laudo de profissional habilitado.",
        unregistered: "A ART do laudo não foi anexada → Emita a ART no CREA e junte ao laudo.",
      }),
    ],
  }),
  documentType(316, "SSMA-AET", {
    names: ["Avaliação ergonômica (AEP/AET)", "Ergonomic assessment", "Evaluación ergonómica"],
    about: "Avaliação das condições de trabalho que exigem adaptação às pessoas, com plano de melhorias.",
    send: "Avaliação ergonômica preliminar, e a análise quando a NR-17 a pede.",
    plan: "SSMA",
    kind: "PROVIDER",
    category: "programmes",
    frequency: "always_valid",
    validity: "nr17.aet.review",
    checklist: [
      ask("As tarefas do projeto foram observadas no posto de trabalho?", {
        example: "Transporte manual de tubos, 18 kg, 40 por turno.",
        insufficient: "A avaliação não descreve as tarefas reais → Realize a observação em campo e refaça a avaliação.",
        wrong_place: "Os postos avaliados são do escritório → Inclua os postos do projeto na avaliação.",
      }),
      ask("Cargas, posturas, ritmo e organização do trabalho foram avaliados?", {
        example: "NIOSH 1,4; pausas a cada 50 minutos.",
        incomplete: "A organização do trabalho não foi tratada → Complete com turnos, metas e pausas.",
        missing_data: "O método usado não é citado → Peça ao autor que indique o método e os resultados.",
      }),
      ask("Há recomendações e elas entraram no plano de ação do PGR?", {
        example: "Carrinho de transporte até 30/05/2026.",
        inconsistent: "As recomendações não aparecem no PGR → Registre-as no plano de ação e reenvie os dois.",
        incomplete: "A avaliação não recomenda nada para risco alto → Solicite ao ergonomista as medidas e os prazos.",
      }),
      ask("O autor tem formação compatível e assinou?", {
        example: "Ergonomista certificado, ABERGO 123.",
        unqualified: "A formação do autor não é informada → Anexe o currículo ou certificado de ergonomia do autor.",
        unsigned: "A avaliação ergonômica não está assinada → Colha a assinatura do autor e da empresa.",
      }),
    ],
  }),
  documentType(317, "SSMA-PPP", {
    names: ["PPP e recibo do S-2240", "Occupational profile and S-2240 receipt", "Perfil laboral y recibo S-2240"],
    about: "Perfil Profissiográfico eletrônico formado pelo S-2240, com as exposições do colaborador.",
    send: "Recibo do S-2240 e o PPP eletrônico do Meu INSS.",
    plan: "SSMA",
    kind: "EMPLOYEE",
    category: "programmes",
    frequency: "on_movement",
    movement: "function_change",
    regimes: ["clt_indefinite", "clt_fixed_term", "clt_intermittent", "clt_part_time", "temporary", "apprentice", "cooperative"],
    validity: "none",
    blocksWork: false,
    checklist: [
      ask("O S-2240 foi enviado para este CPF com a função e o local atuais?", {
        example: "S-2240 desde 2026-04-01, setor moagem.",
        unregistered: "Não há S-2240 para a função atual → Transmita o evento pelo sistema de SST e anexe o recibo.",
        wrong_person: "O S-2240 é de outro CPF → Consulte o evento deste colaborador e envie o recibo.",
      }),
      ask("Os agentes informados são os do LTCAT, com EPC e EPI eficazes?", {
        example: "02.01.001 ruído, EPI eficaz: sim, CA 12345.",
        inconsistent: "Os agentes não são os do laudo → Retifique o S-2240 conforme o LTCAT e envie o novo recibo.",
        missing_data: "O CA do EPI não foi informado → Inclua o CA no evento e retransmita.",
      }),
      ask("A data de início da exposição é a da mudança de função?", {
        example: "Início em 01/04/2026 nos dois.",
        inconsistent: "A exposição começa em outra data → Corrija a data de início da condição no S-2240.",
        late: "O evento foi enviado depois do dia 15 do mês seguinte → Anexe o recibo e a justificativa do atraso.",
      }),
      ask("O responsável pelos registros ambientais está identificado?", {
        example: "Eng. Carla Dias, CREA 123456.",
        missing_data: "Falta o responsável pelos registros → Preencha o grupo respReg do evento e retransmita.",
        unqualified: "O registro profissional é inválido → Consulte o CREA ou CRM e corrija o responsável.",
      }),
    ],
  }),
];
