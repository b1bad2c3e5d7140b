const tab = '\t';
const softHyphen = '\u00ad';

const refused = {
  'this machine': `http://127.0.0.1/a.pdf http://localhost/ http://LOCALHOST/ http://localhost./ http://a.localhost/
    http://127.0.0.1./ http://127.1/ http://127.0.1/ http://127.127.127.127/ http://2130706433/ http://0x7f000001/
    http://0x7f.1/ http://0177.0.0.1/ http://017700000001/ http://0/ http://0.0.0.0/ http://0.1.2.3/`,
  'this machine in other scripts': `http://①②⑦.⓪.⓪.①/ http://127。0。0。1/ http://１２７.０.０.１/ http://ⓛocalhost/
    http://loca${softHyphen}lhost/`,
  'this machine over IPv6': `http://[::1]/ http://[::]/ http://[0000::1]/ http://[::ffff:127.0.0.1]/ http://[::ffff:7f00:1]/
    http://[0:0:0:0:0:ffff:127.0.0.1]/ http://[::127.0.0.1]/ http://[::7f00:1]/`,
  'IPv4 behind IPv6': `http://[64:ff9b::127.0.0.1]/ http://[64:ff9b:1::a9fe:a9fe]/ http://[2002:7f00:1::]/
    http://[2002:a9fe:a9fe::]/ http://[2001::7f00:1]/`,
  'IPv6 that is not global': `http://[fe80::1]/ http://[fe80::1%25eth0]/ http://[fc00::1]/ http://[fd00:ec2::254]/
    http://[fec0::1]/ http://[ff02::1]/ http://[2001:db8::1]/ http://[100::1]/ http://[5f00::1]/ http://[4000::1]/
    http://[3fff::1]/`,
  'cloud metadata': `http://169.254.169.254/latest/meta-data/ http://2852039166/ http://0xA9FEA9FE/
    http://169.254.170.2/v2/credentials http://metadata.google.internal/ http://100.100.100.200/ http://192.0.0.192/
    http://168.63.129.16/`,
  'private and special IPv4': `http://10.0.0.1/ http://172.16.0.1/ http://172.31.255.255/ http://192.168.1.1/
    http://100.64.0.1/ http://192.0.2.1/ http://198.18.0.1/ http://198.51.100.1/ http://203.0.113.1/ http://192.88.99.1/
    http://224.0.0.1/ http://240.0.0.1/ http://255.255.255.255/ http://256.256.256.256/`,
  'tricks with the parser': String.raw`http://user:pw@93.184.216.34/ http://example.org@127.0.0.1/
    http://127.0.0.1:80\@example.org/ http://example.org\@127.0.0.1/ http:/\127.0.0.1/ http:127.0.0.1/ http:///127.0.0.1/
    //127.0.0.1/ http://127.0.0.1#@example.org/ http://127.0.0.1%2f.example.org/ http://127.0.0.1%00.example.org/
    http://127.0.0.1%E2%80%A8/`,
  'other schemes': `file:///etc/passwd ftp://example.org/a.pdf gopher://127.0.0.1:6379/_INFO dict://127.0.0.1:11211/stat
    data:application/pdf;base64,JVBERi0= javascript:alert(1) blob:http://x/1 ldap://127.0.0.1/ jar:http://127.0.0.1!/
    view-source:http://127.0.0.1/ ws://127.0.0.1/`,
  'other ports': `http://example.org:22/ http://example.org:25/ http://example.org:6379/ http://example.org:5432/
    http://example.org:7233/ http://example.org:0/ http://example.org:65536/`,
  'names of private networks': `http://postgres/ http://temporal:7233/ http://kubernetes.default.svc/
    http://host.docker.internal/ http://router.local/ http://x.home.arpa/`,
};
/** 106 URLs that the service must refuse to call, by category. */
export const forbiddenUrls = Object.entries(refused).map(([family, urls]) => ({ family, urls: urls.split(/[ \n]+/) }));
forbiddenUrls.push({ family: 'blanks and controls', urls: [`http://exa${tab}mple.org/`, ' http://127.0.0.1/'] });
