import { art, Frame, type IllustrationProps, line } from "./frame";

export function EcommerceHeroIllustration(props: IllustrationProps) {
  return (
    <Frame width={320} height={220} {...props}>
      <ellipse cx="160" cy="200" rx="140" ry="12" fill={art.ground} />
      <circle cx="162" cy="100" r="84" fill={art.plum} opacity="0.18" />
      <path d="M62 198V96" stroke={art.ink} strokeWidth="5" />
      <path d="M40 199h44" stroke={art.ink} strokeWidth="7" />
      <path d="M38 98 48 52h28l10 46z" fill={art.saffron} />
      <path d="M66 52h10l10 46H74z" fill={line} opacity="0.1" />
      <path d="M38 98h48l14 40H24z" fill={art.saffron} opacity="0.18" />
      <path d="M130 122c-4-34 10-62 36-62s40 28 36 62" stroke={art.ink} strokeWidth="8" />
      <rect x="118" y="92" width="22" height="38" rx="10" fill={art.coral} />
      <rect x="192" y="92" width="22" height="38" rx="10" fill={art.coral} />
      <path d="M232 126V74c0-6 4-10 10-10h38c6 0 10 4 10 10v52z" fill={line} />
      <path d="M238 126V78a7 7 0 0 1 7-7h32a7 7 0 0 1 7 7v48z" fill={art.sea} />
      <circle cx="254" cy="94" r="2.6" fill={line} />
      <circle cx="269" cy="94" r="2.6" fill={line} />
      <path d="M255 102q6 7 12 0z" fill={line} />
      <path d="M98 124 78 100h104l14 24zM294 124l18-24H216l-20 24z" fill="#c98f53" />
      <path d="M98 122h196v66a11 11 0 0 1-11 11H109a11 11 0 0 1-11-11z" fill="#dfa96c" />
      <path d="M252 122h42v66a11 11 0 0 1-11 11h-31z" fill={line} opacity="0.08" />
      <path d="M184 122h24v30l-6-5-6 5-6-5-6 5z" fill={art.paper} opacity="0.85" />
      <path d="M116 184h26M116 174h16" stroke={art.ink} strokeWidth="3.4" opacity="0.4" />
      <path d="M162 170q34 22 68 0" stroke={line} strokeWidth="5" opacity="0.75" />
      <path d="m228 164 4 6-8 3" stroke={line} strokeWidth="4" opacity="0.75" />
      <path d="M24 198c-2-10 0-20 4-24l14 10c8 6 20 6 28 8 6 2 6 7 4 10H28z" fill={art.green} />
      <path d="M24 196h50c1 5-1 6-4 6H28c-3 0-5-2-4-6z" fill={art.paper} />
      <path d="m44 186 5-5M52 189l4-5" stroke={art.paper} strokeWidth="2.6" />
      <path
        d="m110 50 3 8 8 3-8 3-3 8-3-8-8-3 8-3zM222 26l2.5 6 6 2.5-6 2.5-2.5 6-2.5-6-6-2.5 6-2.5z"
        fill={art.saffron}
      />
    </Frame>
  );
}
