import { art, Frame, type IllustrationProps, line } from "./frame";

export function PharmacyHeroIllustration(props: IllustrationProps) {
  return (
    <Frame width={320} height={220} {...props}>
      <ellipse cx="160" cy="200" rx="136" ry="12" fill={art.ground} />
      <circle cx="160" cy="104" r="84" fill={art.sea} opacity="0.28" />
      <path
        d="M48 120c-10-24 4-44 22-52 4 22-2 44-14 54zM58 122c0-26 16-40 36-42-2 22-16 38-32 44z"
        fill={art.leaf}
      />
      <path d="M57 196v-74" stroke={art.green} strokeWidth="4" />
      <path d="M34 150h46l-6 44a6 6 0 0 1-6 5H46a6 6 0 0 1-6-5z" fill={art.coral} />
      <path d="M31 144h52v12H31z" fill={art.coral} />
      <path
        d="M104 86h80a10 10 0 0 1 10 10v92a12 12 0 0 1-12 12h-76a12 12 0 0 1-12-12V96a10 10 0 0 1 10-10z"
        fill={art.saffron}
      />
      <path
        d="M172 86h12a10 10 0 0 1 10 10v92a12 12 0 0 1-12 12h-16c8-30 10-78 6-114z"
        fill={line}
        opacity="0.1"
      />
      <rect x="100" y="52" width="88" height="30" rx="7" fill={art.sea} />
      <path d="M116 56v22M132 56v22M148 56v22M164 56v22" stroke={art.seaDeep} strokeWidth="4" />
      <rect x="94" y="106" width="100" height="66" fill={art.paper} />
      <path d="M138 116h14v13h13v14h-13v13h-14v-13h-13v-14h13z" fill={art.green} />
      <circle cx="141" cy="132" r="2" fill="#fff" />
      <circle cx="149" cy="132" r="2" fill="#fff" />
      <path d="M140 138q5 5 10 0" stroke="#fff" strokeWidth="2.4" />
      <rect x="214" y="70" width="58" height="130" rx="8" fill={art.blush} />
      <path d="M256 70h8a8 8 0 0 1 8 8v114a8 8 0 0 1-8 8h-12z" fill={line} opacity="0.07" />
      <path d="M214 102h58v40h-58z" fill={art.coral} />
      <path d="M226 116h34M226 128h20" stroke={art.paper} strokeWidth="5" />
      <path d="M226 160h34M226 172h26M226 184h18" stroke={art.coral} strokeWidth="4" />
      <g transform="translate(226 48) rotate(-28)">
        <rect x="-32" y="-13" width="64" height="26" rx="13" fill={art.paper} />
        <path d="M0-13h19a13 13 0 0 1 0 26H0z" fill={art.coral} />
        <path d="M-20-6h12M8-6h12" stroke="#fff" strokeWidth="3.6" opacity="0.7" />
      </g>
      <ellipse cx="206" cy="194" rx="14" ry="8" fill={art.paper} />
      <path d="M196 196q10 4 20-2" stroke={art.shade} strokeWidth="2.6" />
      <ellipse cx="292" cy="196" rx="12" ry="7" fill={art.plum} />
      <path d="M282 42v14M275 49h14M64 40v12M58 46h12" stroke={art.green} strokeWidth="4.5" />
    </Frame>
  );
}
