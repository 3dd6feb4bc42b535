import { art, Frame, type IllustrationProps, line } from "./frame";

export function FoodHeroIllustration(props: IllustrationProps) {
  return (
    <Frame width={320} height={220} {...props}>
      <ellipse cx="160" cy="198" rx="140" ry="12" fill={art.ground} />
      <circle cx="168" cy="104" r="84" fill={art.blush} opacity="0.28" />
      <path
        d="M78 62c-8-10 8-16 0-28M106 54c-8-10 8-16 0-28M134 62c-8-10 8-16 0-28"
        stroke={art.paper}
        strokeWidth="6"
      />
      <path
        d="M78 62c-8-10 8-16 0-28M106 54c-8-10 8-16 0-28M134 62c-8-10 8-16 0-28"
        stroke={art.coral}
        strokeWidth="4"
        opacity="0.45"
      />
      <path d="m136 108 62-58M146 112l64-50" stroke={art.ink} strokeWidth="5" />
      <ellipse cx="106" cy="112" rx="76" ry="20" fill={art.shade} />
      <ellipse cx="106" cy="112" rx="66" ry="14" fill="#f3b562" />
      <path d="M52 112c8-8 14 8 22 0s14 8 22 0 14 8 22 0 14 8 22 0" stroke="#fff3d6" strokeWidth="5" />
      <ellipse cx="84" cy="105" rx="16" ry="9" fill="#fff" />
      <circle cx="84" cy="105" r="6" fill={art.saffron} />
      <path d="M112 102q12-9 24 0-8 9-24 0z" fill={art.leaf} />
      <circle cx="104" cy="116" r="5" fill={art.coral} />
      <path d="M30 112c0 48 30 76 76 76s76-28 76-76c-14 14-42 20-76 20s-62-6-76-20z" fill={art.coral} />
      <path
        d="M40 146c36 16 96 16 132 0"
        stroke={art.paper}
        strokeWidth="5"
        opacity="0.8"
        strokeDasharray="12 10"
      />
      <path d="M78 186h56v8a4 4 0 0 1-4 4H82a4 4 0 0 1-4-4z" fill={line} opacity="0.8" />
      <path d="M196 132c0-30 20-44 48-44s48 14 48 44z" fill="#e09a4a" />
      <path d="M262 90c18 5 30 18 30 42h-22c4-16 0-30-8-42z" fill={line} opacity="0.1" />
      <path
        d="m220 104 5-3M238 98l5 1M256 106l5-2M230 116l5-1M250 118l5 2M272 116l4 2"
        stroke="#fff3d6"
        strokeWidth="3.4"
      />
      <path d="M190 134q9-7 18 0t18 0 18 0 18 0 18 0 18 0v10H190z" fill={art.leaf} />
      <rect x="194" y="142" width="100" height="10" rx="5" fill={art.coral} />
      <path d="m200 152 16 14 18-14z" fill={art.saffron} />
      <rect x="194" y="151" width="100" height="15" rx="7.5" fill="#7a4327" />
      <path d="M212 151h60l-20 12z" fill={art.saffron} />
      <path d="M196 168h96v12a16 16 0 0 1-16 16h-64a16 16 0 0 1-16-16z" fill="#e09a4a" />
      <path d="M300 60c8 0 12-8 8-14-6 2-10 8-8 14z" fill={art.leaf} />
      <circle cx="30" cy="86" r="4" fill={art.saffron} />
      <circle cx="222" cy="34" r="5" fill={art.green} />
    </Frame>
  );
}
